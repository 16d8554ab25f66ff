import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { CardPayment } from '#web/shared/api/wire.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { useKnownPath } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import { retryCardPayment } from './card-payment-queries.ts'
import { failureReasonOf } from './decline-reason.ts'
import { Leaving, useLeaving } from './leaving.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import styles from './payment-result.module.css'

type PaymentFailedProps = {
  /** The key of the payment link in this tab. */
  paymentKey: string
  payment: CardPayment
  /** The payment failed while the donor watched: the heading takes the focus. */
  takesFocus: boolean
  onDecided: () => void
}

/** Nothing was charged: the same payment again, or a transfer (rule 17.7). */
export function PaymentFailed({ paymentKey, payment, takesFocus, onDecided }: PaymentFailedProps) {
  const { t } = useTranslation('card-payment')
  const { tryAgain, isSending, failure, leavingFor, stay } = useTryAgain(paymentKey, onDecided)
  const canTransfer = useKnownPath(paths.howToHelp)
  if (leavingFor) {
    return (
      <Card as="section" variant="roomy">
        <Stack gap={4}>
          <h1>{t(($) => $.leaving.title)}</h1>
          <Leaving to={leavingFor} onStay={stay} />
        </Stack>
      </Card>
    )
  }
  return (
    <Card as="section" variant="roomy">
      <Stack gap={5}>
        <Stack gap={3}>
          <NoticeHeading takesFocus={takesFocus}>{t(($) => $.result.failed.title)}</NoticeHeading>
          <p className={styles.lead}>{t(($) => $.result.failed.lead)}</p>
        </Stack>
        <div className={styles.reason}>
          <p>{t(($) => $.result.failed[failureReasonOf(payment)])}</p>
          <p>
            <strong>{t(($) => $.result.failed.nothingCharged)}</strong>
          </p>
        </div>
        {failure && <FailureBanner ns="card-payment" failure={failure} />}
        <Stack gap={2}>
          <Row gap={3}>
            <Button variant="primary" busy={isSending} onClick={tryAgain}>
              {t(($) => $.result.failed.retry)}
            </Button>
            {canTransfer && <ButtonLink to={paths.howToHelp}>{t(($) => $.result.failed.transfer)}</ButtonLink>}
          </Row>
          <p className="soft small">{t(($) => $.result.failed.retryHint)}</p>
        </Stack>
        <PaymentFacts payment={payment} />
        <Contact />
      </Stack>
    </Card>
  )
}

/** The same key after a lost answer (rule 18.11). `onDecided`: the payment was paid meanwhile or no longer exists. */
function useTryAgain(accessKey: string, onDecided: () => void) {
  const api = useApi()
  const { leavingFor, leave, stay } = useLeaving()
  const [failure, setFailure] = useState<ApiFailure>()
  const { isSaving, save } = useSave({
    mutationFn: (id: string, { idempotencyKey }) => retryCardPayment(api, id, idempotencyKey),
    onSuccess: ({ gatewayUrl }) => leave(gatewayUrl),
    onError: (reason) => {
      if (reason.error === 'payment-already-approved' || reason.error === 'payment-not-found') onDecided()
      else setFailure(reason)
    },
  })

  function tryAgain() {
    setFailure(undefined)
    save(accessKey)
  }

  return { tryAgain, isSending: isSaving, failure, leavingFor, stay }
}

export function Contact() {
  const { t } = useTranslation('card-payment')
  const { phones, email } = useConfig()
  return (
    <p className="soft small">
      {t(($) => $.result.contact)} <PhoneLink {...phones.donors} />
      {', '}
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  )
}
