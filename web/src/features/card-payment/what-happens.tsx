import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../shared/format/money.ts'
import { readNumber } from '../../shared/forms/typed-number.ts'
import { SpokenText } from '../../shared/ui/spoken-text.tsx'
import { Trail, type TrailStep } from '../../shared/ui/trail.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import styles from './card-payment-form.module.css'
import type { PaymentDraft } from './payment-draft.ts'

/** The provider's rules in words (rule 7.2); the result page shows the provider's dates. */
export function WhatHappens({ draft, limit }: { draft: PaymentDraft; limit: number | undefined }) {
  const { t } = useTranslation('card-payment')
  const language = useLanguage()
  if (draft.frequency === '') return null
  const crowns = readNumber(draft.amount) ?? 0
  const isGiven = Number.isInteger(crowns) && crowns > 20 && (limit === undefined || crowns <= limit)
  const amount = isGiven ? formatMoney(crowns, language) : undefined
  const now: TrailStep = {
    id: 'now',
    state: 'now',
    title: amount === undefined ? t(($) => $.next.now) : <SpokenText text={t(($) => $.next.nowAmount, { amount })} />,
    detail: t(($) => $.next.nowDetail),
  }
  const monthly: TrailStep[] = [
    { id: 'monthly', state: 'next', title: t(($) => $.next.monthly), detail: t(($) => $.next.monthlyDetail) },
    { id: 'end', state: 'next', title: t(($) => $.next.end), detail: t(($) => $.next.endDetail) },
  ]
  const once: TrailStep[] = [
    { id: 'families', state: 'next', title: t(($) => $.next.families), detail: t(($) => $.next.familiesDetail) },
  ]
  return (
    <section className={styles.next} aria-labelledby="card-payment-next">
      <h3 id="card-payment-next">{t(($) => $.next.title)}</h3>
      <Trail label={t(($) => $.next.title)} steps={[now, ...(draft.frequency === 'recurring' ? monthly : once)]} />
    </section>
  )
}
