import type { FlatNamespace } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ApiFailure, NETWORK_FAILURE } from '../api/envelope.ts'
import { useWait } from './wait-text.ts'

/** Namespaces of the texts; the first one that has a text wins. */
export type FailureNamespaces = FlatNamespace | readonly FlatNamespace[]
export type FailureValues = Readonly<Record<string, string | number>>

/** Whether the provider may have executed the call although it failed. */
export const isOutcomeUnknown = (failure: unknown) => failure instanceof ApiFailure && failure.isOutcomeUnknown

export const isNetworkFailure = (failure: unknown) => failure instanceof ApiFailure && failure.isNetwork

/** Keys of the texts for a failure, the most specific first: its error, its code, its kind, and `other`. */
export function failureKeys(failure: unknown): readonly string[] {
  if (!(failure instanceof ApiFailure))
    return [`${(failure as Error | undefined)?.name}`, 'client', 'unexpected', 'other']
  const { code, error, isNetwork } = failure
  if (code === NETWORK_FAILURE) return [isNetwork ? 'lost' : 'ours', 'other']
  return [error, `${code}`, code === 429 ? 'tooMany' : code < 500 ? 'unexpected' : 'ours', 'other']
}

/**
 * `title` and `text` under `section`, then `problem.<key>` of the feature, then `failure` of the shared texts. The
 * compiler cannot check the keys: a test does.
 */
export function useFailureText(
  failure: unknown,
  ns: FailureNamespaces,
  section = 'problem',
  values?: FailureValues,
): { title: string; text: string; callUs: string } {
  // Rendered rarely; memoizing it would cost the public pages more code than it saves.
  'use no memo'
  const { t } = useTranslation()
  const wait = useWait(failure)
  const keys = failureKeys(failure)
  const places = [section, 'problem'].flatMap((place) => [ns].flat().map((name) => `${name}:${place}.`))
  const find = (part: string) =>
    t([...places, 'ui:failure.'].flatMap((place) => keys.map((key) => place + key + part)) as never, {
      wait,
      ...values,
    })
  return {
    title: find('.title'),
    text: find('.text'),
    callUs: t([...places.map((place) => `${place}callUs`), `${[ns].flat()[0]}:callUs`, 'ui:failure.callUs'] as never),
  }
}
