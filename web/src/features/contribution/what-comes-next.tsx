import { useTranslation } from 'react-i18next'
import type { FullUser } from '../../shared/api/wire.ts'
import { dayText, monthText } from '../../shared/format/czech-days.ts'
import { hasHelpEnded } from '../../shared/session/help-ended.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Card } from '../../shared/ui/card.tsx'
import styles from './contribution.module.css'

/** Id from the API: payouts are paused. */
const SUSPENDED = 4

/** The date of the next payout in large type; if there is none, the reason in a gentle tone. */
export function WhatComesNext({ user }: { user: FullUser }) {
  const { t } = useTranslation('contribution')
  const { NextPayoutDate: payout, LastContributionMonth: last } = user.Recipient ?? {}
  if (hasHelpEnded(user)) {
    return (
      <Banner title={t(($) => $.ended.title)}>
        {last && <p>{t(($) => $.ended.last, { month: monthText(last) })}</p>}
        <p>{t(($) => $.ended.lead)}</p>
      </Banner>
    )
  }
  if (user.RecipientStatusOfRequest?.Id === SUSPENDED) {
    return <Banner title={t(($) => $.suspended.title)}>{t(($) => $.suspended.lead)}</Banner>
  }
  if (!payout) return null
  const isLast = last?.slice(0, 7) === payout.slice(0, 7)
  return (
    <Card variant="flat">
      <p>
        <span className={styles.nextLabel}>{t(($) => (isLast ? $.lastPayout : $.nextPayout))} </span>
        <strong className={styles.nextDay}>{dayText(payout)}</strong>
      </p>
    </Card>
  )
}
