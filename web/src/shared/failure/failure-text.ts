import type { FlatNamespace } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../api/envelope.ts'

/** Namespaces of the texts, the first one that has a text wins. */
export type FailureNamespaces = FlatNamespace | readonly FlatNamespace[]
export type FailureValues = Readonly<Record<string, string | number>>

/** Whether the provider may have done it although the call failed. */
export const isOutcomeUnknown = (failure: unknown) => failure instanceof ApiFailure && failure.isOutcomeUnknown

export const isNetworkFailure = (failure: unknown) => failure instanceof ApiFailure && failure.isNetwork

/** Whole minutes to wait before the next try, at least one; undefined when the provider did not say. */
export function minutesToWait(failure: unknown): number | undefined {
  if (!(failure instanceof ApiFailure) || failure.retryAfter === undefined) return undefined
  return Math.max(1, Math.ceil(failure.retryAfter / 60))
}

/** Keys of the texts that fit a failure, the most specific first: its error, its code, its kind, and `other`. */
export function failureKeys(failure: unknown): readonly string[] {
  if (!(failure instanceof ApiFailure)) {
    const name = failure instanceof Error ? [failure.name] : []
    return [...name, 'client', 'unexpected', 'other']
  }
  if (failure.isNetwork) return ['lost', 'other']
  return [failure.error, String(failure.code), kindOf(failure.code), 'other']
}

function kindOf(code: number): 'tooMany' | 'ours' | 'unexpected' {
  if (code === 429) return 'tooMany'
  return code >= 500 ? 'ours' : 'unexpected'
}

/** How long to wait before the next try, for `{{wait}}` in a sentence. */
export function useWait(failure: unknown): string {
  const { t } = useTranslation('ui')
  const minutes = minutesToWait(failure)
  return minutes === undefined ? t(($) => $.failure.waitUnknown) : t(($) => $.failure.wait, { count: minutes })
}

/**
 * The texts of a failure. A feature has its own under `problem.<key>`, as a string or as `title` and `text`; what it leaves out
 * comes from `failure` of the shared texts. A `section` other than `problem` is looked up first.
 */
export function useFailureText(
  failure: unknown,
  ns: FailureNamespaces,
  { section = 'problem', values = {} }: { section?: string | undefined; values?: FailureValues | undefined } = {},
): { title: string; text: string; callUs: string } {
  const { t, i18n } = useTranslation()
  const wait = useWait(failure)
  const options = { ns, wait, count: minutesToWait(failure) ?? 1, ...values }
  const keys = failureKeys(failure)
  const places = [section, 'problem'].flatMap((place) => keys.map((key) => `${place}.${key}`))
  const first = (own: readonly string[], shared: readonly string[]) => {
    const found = own.find((key) => i18n.exists(key, options))
    if (found !== undefined) return t(found as never, options)
    return t(shared.find((key) => i18n.exists(key, { ns: 'ui' })) as never, { ...options, ns: 'ui' })
  }
  return {
    title: first(
      places.map((place) => `${place}.title`),
      keys.map((key) => `failure.${key}.title`),
    ),
    text: first(
      places.flatMap((place) => [`${place}.text`, place]),
      keys.map((key) => `failure.${key}.text`),
    ),
    callUs: first([`${section}.callUs`, 'problem.callUs', 'callUs'], ['failure.callUs']),
  }
}
