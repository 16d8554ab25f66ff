import { useTranslation } from 'react-i18next'
import type { CardPayment } from '../../shared/api/wire.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { NoticeHeading } from '../../shared/ui/notice-heading.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { gatewayAddress } from './gateway-address.ts'
import { LampLine } from './lamp-line.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import styles from './payment-result.module.css'
import type { KnownPayment } from './use-payment.ts'

type PaymentWaitingProps = { payment: CardPayment; takesFocus: boolean; known: KnownPayment }

/** The bank has not decided yet, or the donor returned without paying. */
export function PaymentWaiting({ payment, takesFocus, known: { isPolling, retry, failure } }: PaymentWaitingProps) {
  const { t } = useTranslation('card-payment')
  const gateway = gatewayAddress(payment.gatewayUrl)
  return (
    <Card as="section" variant="roomy">
      <Stack gap={5}>
        <Stack gap={3}>
          <NoticeHeading takesFocus={takesFocus}>{t(($) => $.result.waiting.title)}</NoticeHeading>
          <p className={styles.lead}>{t(($) => (isPolling ? $.result.waiting.lead : $.result.waiting.later))}</p>
        </Stack>
        {failure && (
          <Banner tone="warn" role="status">
            {t(($) => $.result.waiting.lost)}
          </Banner>
        )}
        {isPolling ? (
          <LampLine>
            <p>{t(($) => $.result.waiting.asking)}</p>
          </LampLine>
        ) : (
          <div>
            <Button variant="primary" onClick={retry}>
              {t(($) => $.result.waiting.check)}
            </Button>
          </div>
        )}
        <PaymentFacts payment={payment} />
        {gateway && (
          <p>
            {t(($) => $.result.waiting.unfinished)}{' '}
            <a href={gateway.href}>{t(($) => $.result.waiting.backToGateway)}</a>
          </p>
        )}
      </Stack>
    </Card>
  )
}
