import { useTranslation } from 'react-i18next'
import type { CardPayment } from '#web/shared/api/wire.ts'
import { formatDate } from '#web/shared/format/date.ts'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { Card } from '#web/shared/ui/card/card.tsx'
import { DateText } from '#web/shared/ui/spoken/date-text.tsx'
import { Money } from '#web/shared/ui/spoken/money.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { Trail, type TrailStep } from '#web/shared/ui/trail/trail.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import { ANONYMOUS_NUMBER } from './payment-draft.ts'
import { usePaymentLink } from './payment-link.ts'
import styles from './payment-result.module.css'

/** The money trail of a paid gift, with the provider's dates (rule 7.9). */
export function GiftProgress({ payment }: { payment: CardPayment }) {
  const { t } = useTranslation('card-payment')
  const language = useLanguage()
  const { angelNumber, decidedAt, visibleFrom, distributionOn } = payment
  const steps: TrailStep[] = [
    {
      id: 'paid',
      state: 'done',
      title: t(($) => $.result.approved.paid),
      detail: decidedAt !== null && <DateText value={decidedAt} />,
    },
  ]
  if (visibleFrom !== null) {
    const isAnonymous = angelNumber === ANONYMOUS_NUMBER
    steps.push({
      id: 'visible',
      state: 'next',
      title: t(($) => $.result.approved[isAnonymous ? 'recorded' : 'visible']),
      detail: <DateText value={visibleFrom} />,
    })
  }
  if (distributionOn !== null) {
    const date = formatDate(distributionOn, language)
    steps.push({
      id: 'families',
      state: 'next',
      title: t(($) => $.result.approved.families),
      detail: <SpokenText text={t(($) => $.result.approved.familiesDetail, { date })} />,
    })
  }
  return (
    <Card as="section" variant="roomy">
      <Stack gap={4}>
        <h2>{t(($) => $.result.approved.trail)}</h2>
        <Trail label={t(($) => $.result.approved.trail)} steps={steps} />
      </Stack>
    </Card>
  )
}

export function NextCharges({ payment }: { payment: CardPayment }) {
  const { t } = useTranslation('card-payment')
  const language = useLanguage()
  const { amount, nextChargeOn, lastChargeOn, recurringId } = payment
  // The link key that opened the payment also opens the recurring payment it started.
  const paymentLink = usePaymentLink()
  return (
    <Card as="section" variant="roomy">
      <Stack gap={4}>
        <h2>{t(($) => $.result.approved.monthlyTitle)}</h2>
        {nextChargeOn !== null && (
          <div>
            <p className="soft">{t(($) => $.result.approved.next)}</p>
            <p className={styles.big}>
              <DateText value={nextChargeOn} />{' '}
              <span className={styles.amount}>
                <Money crowns={amount} />
              </span>
            </p>
            <p className="soft small">{t(($) => $.result.approved.nextDetail)}</p>
          </div>
        )}
        {lastChargeOn !== null && (
          <p>
            <SpokenText text={t(($) => $.result.approved.last, { date: formatDate(lastChargeOn, language) })} />{' '}
            <span className="soft">{t(($) => $.result.approved.lastDetail)}</span>
          </p>
        )}
        <p>
          {recurringId === null ? (
            t(($) => $.result.approved.changeLater)
          ) : (
            <KnownLink to={paths.howToHelp} state={{ paymentLink }} fallback={t(($) => $.result.approved.changeLater)}>
              {t(($) => $.result.approved.change)}
            </KnownLink>
          )}
        </p>
      </Stack>
    </Card>
  )
}
