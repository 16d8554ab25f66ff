import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import type { Fault } from '../api/queries.ts'
import type { FaultKind } from './fault-draft.ts'

/** The description of an armed fault. */
export function useFaultTexts() {
  const { t } = useTranslation('console-tools')
  const language = useLanguage()
  const number = (value: number) => new Intl.NumberFormat(language).format(value)

  function detailsOf({ kind, errorCode, error, ms, atPercent }: Fault): string {
    if (kind === 'error_code') return `${errorCode} ${error}`
    if (atPercent !== undefined) return t(($) => $.faults.atPercent, { percent: atPercent })
    return ms === undefined ? '' : t(($) => $.faults.seconds, { seconds: number(ms / 1_000) })
  }

  /** `times` without a limit is every call until the fault is removed. */
  function leftOf({ left, probability }: Fault): string {
    const calls = left === undefined ? t(($) => $.faults.always) : t(($) => $.faults.left, { count: left })
    if (probability === undefined) return calls
    return `${calls} · ${t(($) => $.faults.chance, { percent: number(Math.round(probability * 100)) })}`
  }

  return { nameOf: (kind: FaultKind) => t(($) => $.faults.kind[kind]), detailsOf, leftOf }
}
