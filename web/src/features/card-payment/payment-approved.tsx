import { useTranslation } from 'react-i18next'
import type { CardPayment } from '../../shared/api/wire.ts'
import { formatDate } from '../../shared/format/date.ts'
import { keepTogether } from '../../shared/format/keep-together.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { KnownLink } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { useSession } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { DateText } from '../../shared/ui/date-text.tsx'
import { HeartPicture } from '../../shared/ui/illustrations/heart-picture.tsx'
import { NewsHeading } from '../../shared/ui/news-heading.tsx'
import { Row, Stack } from '../../shared/ui/stack.tsx'
import { Trail, type TrailStep } from '../../shared/ui/trail.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import { NextCharges } from './next-charges.tsx'
import { ANONYMOUS_NUMBER } from './payment-draft.ts'
import { PaymentFacts } from './payment-facts.tsx'
import styles from './payment-result.module.css'

/** Thanks, the way of the gift with its days, the next charges, and a page to print. */
export function PaymentApproved({ payment, isNews }: { payment: CardPayment; isNews: boolean }) {
  const { t } = useTranslation('card-payment')
  const language = useLanguage()
  const amount = keepTogether(formatMoney(payment.amount, language))
  const isMonthly = payment.frequency === 'recurring'
  return (
    <Stack gap={5}>
      <section className={styles.thanks}>
        <div className={styles.picture}>
          <HeartPicture />
        </div>
        <Stack gap={3}>
          <NewsHeading isNews={isNews}>{t(($) => $.result.approved.title)}</NewsHeading>
          <p className={styles.lead}>
            {t(($) => (isMonthly ? $.result.approved.thanksMonthly : $.result.approved.thanks), { amount })}
          </p>
          <p className="soft">{t(($) => $.result.approved.receipt)}</p>
        </Stack>
      </section>
      <div className={styles.columns}>
        <WayOfGift payment={payment} />
        {isMonthly && <NextCharges payment={payment} />}
        <Card as="section" look="roomy">
          <Stack gap={3}>
            <h2>{t(($) => $.result.details)}</h2>
            <PaymentFacts payment={payment} />
          </Stack>
        </Card>
      </div>
      <WaysOn isAnonymous={payment.angelNumber === ANONYMOUS_NUMBER} />
    </Stack>
  )
}

function WayOfGift({ payment }: { payment: CardPayment }) {
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
    const date = keepTogether(formatDate(distributionOn, language))
    steps.push({
      id: 'families',
      state: 'next',
      title: t(($) => $.result.approved.families),
      detail: t(($) => $.result.approved.familiesDetail, { date }),
    })
  }
  return (
    <Card as="section" look="roomy">
      <Stack gap={4}>
        <h2>{t(($) => $.result.approved.trail)}</h2>
        <Trail label={t(($) => $.result.approved.trail)} steps={steps} />
      </Stack>
    </Card>
  )
}

/** Home for who has one here; who gave without a number hears that one can see where gifts go. */
function WaysOn({ isAnonymous }: { isAnonymous: boolean }) {
  const { t } = useTranslation('card-payment')
  const { isLoggedIn } = useSession()
  const home = isLoggedIn ? (
    <ButtonLink look="go" to={paths.donorHome}>
      {t(($) => $.result.home)}
    </ButtonLink>
  ) : (
    !isAnonymous && <ButtonLink to={paths.login}>{t(($) => $.result.logIn)}</ButtonLink>
  )
  return (
    <Stack gap={5} className="no-print">
      {isAnonymous && !isLoggedIn && (
        <Card as="section" look="flat">
          <Stack gap={2}>
            <h2>{t(($) => $.result.approved.registerTitle)}</h2>
            <p>{t(($) => $.result.approved.registerLead)}</p>
            <KnownLink to={paths.registration}>{t(($) => $.result.approved.register)}</KnownLink>
          </Stack>
        </Card>
      )}
      <Row gap={3}>
        {home}
        <Button onClick={() => window.print()}>{t(($) => $.result.print)}</Button>
        {!isLoggedIn && <KnownLink to={paths.index}>{t(($) => $.result.index)}</KnownLink>}
      </Row>
    </Stack>
  )
}
