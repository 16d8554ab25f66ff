import { useTranslation } from 'react-i18next'
import type { CardPayment } from '#web/shared/api/wire.ts'
import { formatMoney } from '#web/shared/format/money.ts'
import { KnownLink, useKnownPath } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { useSession } from '#web/shared/session/session-context.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { HeartPicture } from '#web/shared/ui/illustrations/heart-picture.tsx'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import { GiftProgress, NextCharges } from './gift-progress.tsx'
import { ANONYMOUS_NUMBER } from './payment-draft.ts'
import { PaymentFacts } from './payment-facts.tsx'
import styles from './payment-result.module.css'

export function PaymentApproved({ payment, takesFocus }: { payment: CardPayment; takesFocus: boolean }) {
  const { t } = useTranslation('card-payment')
  const language = useLanguage()
  const amount = formatMoney(payment.amount, language)
  const isMonthly = payment.frequency === 'recurring'
  const isAnonymous = payment.angelNumber === ANONYMOUS_NUMBER
  const { isLoggedIn } = useSession()
  return (
    <Stack gap={5}>
      <section className={styles.thanks}>
        <div className={styles.picture}>
          <HeartPicture />
        </div>
        <Stack gap={3}>
          <NoticeHeading takesFocus={takesFocus}>{t(($) => $.result.approved.title)}</NoticeHeading>
          <p className={styles.lead}>
            <SpokenText
              text={t(($) => (isMonthly ? $.result.approved.thanksMonthly : $.result.approved.thanks), { amount })}
            />
          </p>
          <p className="soft">{t(($) => $.result.approved.receipt)}</p>
        </Stack>
      </section>
      <div className={styles.columns}>
        <GiftProgress payment={payment} />
        {isMonthly && <NextCharges payment={payment} />}
        <Card as="section" variant="roomy">
          <Stack gap={3}>
            <h2>{t(($) => $.result.details)}</h2>
            <PaymentFacts payment={payment} />
          </Stack>
        </Card>
        {isAnonymous && !isLoggedIn && <BecomeAngel />}
      </div>
      <WaysOn isAnonymous={isAnonymous} />
    </Stack>
  )
}

/** A donor without a number learns that an account shows where gifts go. */
function BecomeAngel() {
  const { t } = useTranslation('card-payment')
  return (
    <Card as="section" variant="roomy" className="no-print">
      <Stack gap={3} align="start">
        <h2>{t(($) => $.result.approved.registerTitle)}</h2>
        <p>{t(($) => $.result.approved.registerLead)}</p>
        {useKnownPath(paths.registration) && (
          <ButtonLink variant="primary" to={paths.registration}>
            {t(($) => $.result.approved.register)}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  )
}

/** The index route redirects every session to its own home. */
function WaysOn({ isAnonymous }: { isAnonymous: boolean }) {
  const { t } = useTranslation('card-payment')
  const { isLoggedIn } = useSession()
  const home = isLoggedIn ? (
    <ButtonLink variant="primary" to={paths.index}>
      {t(($) => $.result.home)}
    </ButtonLink>
  ) : (
    !isAnonymous && <ButtonLink to={paths.login}>{t(($) => $.result.logIn)}</ButtonLink>
  )
  return (
    <Row gap={3} className="no-print">
      {home}
      <Button onClick={() => window.print()}>{t(($) => $.result.print)}</Button>
      {!isLoggedIn && (
        <KnownLink className="standalone-link" to={paths.index}>
          {t(($) => $.result.index)}
        </KnownLink>
      )}
    </Row>
  )
}
