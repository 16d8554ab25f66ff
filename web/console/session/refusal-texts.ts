import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../src/shared/api/envelope.ts'
import { useLanguage } from '../../src/shared/ui/use-language.ts'
import texts from '../locales/cs.json' with { type: 'json' }
import { instantText } from '../shared/prague-clock.ts'
import { CannotSignIn } from './sign-in.ts'

type Refusal = keyof typeof texts.refusal
const isKnown = (error: string): error is Refusal => Object.hasOwn(texts.refusal, error)

/** Why a person was not signed in; undefined if the provider did not refuse. */
export function useRefusalTexts(): (error: Error) => string | undefined {
  const { t } = useTranslation('console')
  const language = useLanguage()
  return (error) => {
    if (error instanceof CannotSignIn) return t(($) => $.refusal[error.why])
    if (!(error instanceof ApiFailure)) return undefined
    const until = error.lockedUntil === undefined ? '' : instantText(error.lockedUntil, language)
    const key = error.isNetwork ? 'network' : isKnown(error.error) ? error.error : 'other'
    const text = t(($) => $.refusal[key], { until })
    return error.retryAfter === undefined
      ? text
      : `${text} ${t(($) => $.people.retryAfter, { count: error.retryAfter })}`
  }
}
