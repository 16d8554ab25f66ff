import { ArrowLeftRight, Check, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Payment } from '../../shared/api/wire.ts'
import { formatDate } from '../../shared/format/date.ts'
import { keepTogether } from '../../shared/format/keep-together.ts'
import { Chip } from '../../shared/ui/chip.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import { FamilyLinks } from './family-links.tsx'
import styles from './payment.module.css'

const looks = {
  pending: { tone: 'wait', Icon: Clock },
  sent: { tone: 'ok', Icon: Check },
  reassigned: { tone: 'sky', Icon: ArrowLeftRight },
} as const

export function StateChip({ state }: { state: Payment['state'] }) {
  const { t } = useTranslation('payment')
  const { tone, Icon } = looks[state]
  return (
    <Chip tone={tone}>
      <Icon aria-hidden="true" />
      {t(($) => $.state[state])}
    </Chip>
  )
}

/** What comes next and when, to whom it went, and why it went elsewhere (design, „Money trail“). */
export function WhereItIs({ payment, today }: { payment: Payment; today: string }) {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  const date = (day: string) => keepTogether(formatDate(day, language))
  const { state, shares, redistributionDate, familiesShownFrom } = payment
  if (state === 'pending') {
    const isToday = today >= redistributionDate
    return (
      <p className="soft small">{t(($) => (isToday ? $.next.now : $.next.date), { date: date(redistributionDate) })}</p>
    )
  }
  return (
    <>
      {shares.length > 0 && <FamilyLinks shares={shares} />}
      {shares.length === 0 && familiesShownFrom !== null && (
        <p className="soft small">{t(($) => $.next.families, { date: date(familiesShownFrom) })}</p>
      )}
      <Reason payment={payment} />
    </>
  )
}

/** Why a payment went to another family, in the foundation's Czech words. */
export function Reason({ payment: { reassigned } }: { payment: Payment }) {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  if (reassigned === null) return null
  return (
    <p className={styles.reason}>
      <span className="soft">{t(($) => $.changed, { date: keepTogether(formatDate(reassigned.on, language)) })}</span>{' '}
      <span lang="cs">{reassigned.reason}</span>
    </p>
  )
}
