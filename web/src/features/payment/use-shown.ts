import { useDeferredValue, useMemo } from 'react'
import type { Payments } from '../../shared/api/wire.ts'
import { useLanguage } from '../../shared/ui/use-language.ts'
import { handoversOf, yearReceived, yearSent } from './payment-rules.ts'
import { findablePlan, findableText, searchFor } from './payment-search.ts'
import { useTypeTexts } from './payment-texts.ts'
import { EVERY_YEAR } from './use-payment-view.ts'

/**
 * The payments that match a year and a search. The searchable texts are created once per list, and
 * a long list renders with a lower priority, so that typing is never delayed.
 */
export function useShown({ payments, planned }: Payments, year: string, typed: string) {
  const language = useLanguage()
  const { transfer, card, mobile, sms } = useTypeTexts()
  const texts = useMemo(() => {
    const words = { transfer, card, mobile, sms }
    return {
      payments: new Map(payments.map((payment) => [payment, findableText(payment, words, language)])),
      planned: new Map(planned.map((plan) => [plan, findablePlan(plan, card, language)])),
    }
  }, [payments, planned, transfer, card, mobile, sms, language])
  const isFound = searchFor(useDeferredValue(typed))
  const isIn = (own: string) => year === EVERY_YEAR || own === year
  const found = payments.filter((payment) => isFound(texts.payments.get(payment) ?? ''))
  return {
    received: found.filter((payment) => isIn(yearReceived(payment))),
    handovers: handoversOf(found.filter((payment) => isIn(yearSent(payment)))),
    planned: planned.filter((plan) => isIn(plan.date.slice(0, 4)) && isFound(texts.planned.get(plan) ?? '')),
  }
}
