import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import type { Frequency } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Columns } from '#web/shared/ui/columns/columns.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { CallUs } from '#web/shared/ui/spoken/phone-link.tsx'
import { AbroadMethod } from './abroad-method.tsx'
import styles from './giving.module.css'
import { type Payee, payeeQuery } from './giving-queries.ts'
import { methodId } from './method-card.tsx'
import { CardMethod, type MethodGift, QrMethod, StandingOrderMethod, TransferMethod } from './methods.tsx'
import { arrange, type PaymentMethod, paymentMethodOrder } from './payment-method-order.ts'

type PayeeWaitingProps = {
  failure: ApiFailure | undefined
  /** The account was loaded, but its digits contradict each other. */
  isUnsound: boolean
  onRetry: () => void
}

/** A wrong account would be worse than none, so none is shown. */
function PayeeWaiting({ failure, isUnsound, onRetry }: PayeeWaitingProps) {
  const { t } = useTranslation('giving')
  if (isUnsound) {
    return (
      <Banner
        tone="error"
        role="alert"
        title={t(($) => $.trouble.unsound)}
        actions={
          <CallUs as="span" line="donors">
            {t(($) => $.trouble.call)}
          </CallUs>
        }
      >
        {t(($) => $.trouble.unsoundLead)}
      </Banner>
    )
  }
  if (failure) {
    return (
      <FailureBanner
        ns="giving"
        section="trouble"
        failure={failure}
        title={t(($) => $.trouble.failed)}
        onRetry={failure.isPassing ? onRetry : undefined}
        actions={
          <CallUs as="span" line="donors">
            {t(($) => $.trouble.call)}
          </CallUs>
        }
      />
    )
  }
  return (
    <>
      <Card variant="roomy">
        <Skeleton shape="block" />
      </Card>
      <Card variant="roomy">
        <Skeleton shape="titled" lines={5} />
      </Card>
    </>
  )
}

export type PaymentMethodsProps = {
  /** The donor's own angel number, or the number of anonymous gifts. */
  angelNumber: string
  /** Whole crowns; if undefined, the donor fills the amount in at the bank. */
  amount?: number | undefined
  /** The typed amount cannot be read. */
  isUnreadable?: boolean | undefined
  frequency?: Frequency | undefined
  /** The method chosen by the donor. */
  first?: 'transfer' | 'qr' | 'card' | undefined
  /** Passed by the screen because it belongs to another feature. */
  cardAction?: ReactNode
}

/** All payment methods of a gift, with the foundation's account from the provider, validated. */
export function PaymentMethods({ first, cardAction, ...gift }: PaymentMethodsProps) {
  const payee = useLoaded(payeeQuery(useApi()))
  const hasCard = cardAction !== undefined
  const isMonthly = gift.frequency === 'recurring'
  const methods = paymentMethodOrder({ frequency: gift.frequency, first, hasCard })
  if (!payee.data?.recipient) {
    const isOnItsWay = payee.data === undefined && payee.failure === undefined
    return (
      <div className={styles.methods}>
        {isOnItsWay && <MethodLinks methods={methods} />}
        {/* A payment by card needs no account: it is shown even if the account fails to load. */}
        {hasCard && <CardMethod action={cardAction} isMonthly={isMonthly} />}
        <Columns className={isOnItsWay ? styles.waiting : undefined}>
          <PayeeWaiting failure={payee.failure} isUnsound={payee.data !== undefined} onRetry={payee.retry} />
        </Columns>
      </div>
    )
  }
  const { recipient } = payee.data
  const { leading, left, right } = arrange(methods, first)
  const show = (method: PaymentMethod) =>
    method === 'card' ? (
      <CardMethod key={method} action={cardAction} isMonthly={isMonthly} />
    ) : (
      <BankMethod key={method} method={method} recipient={recipient} gift={gift} isMonthly={isMonthly} />
    )
  return (
    <div className={styles.methods}>
      <MethodLinks methods={methods} />
      {leading.map(show)}
      <Columns>
        <div className={styles.methods}>{left.map(show)}</div>
        <div className={styles.methods}>{right.map(show)}</div>
      </Columns>
    </div>
  )
}

const bankMethods = {
  qr: QrMethod,
  transfer: TransferMethod,
  'standing-order': StandingOrderMethod,
  abroad: AbroadMethod,
}

type BankMethodProps = {
  method: Exclude<PaymentMethod, 'card'>
  recipient: Payee
  gift: MethodGift
  isMonthly: boolean
}

function BankMethod({ method, ...rest }: BankMethodProps) {
  const Blocks = bankMethods[method]
  return <Blocks {...rest} />
}

/** For a phone, where the methods take several screens. */
function MethodLinks({ methods }: { methods: readonly PaymentMethod[] }) {
  const { t } = useTranslation('giving')
  return (
    <nav aria-label={t(($) => $.waysLabel)} className={styles.links}>
      {methods.map((method) => (
        <a key={method} href={`#${methodId(method)}`} className={styles.link}>
          {t(($) => $.jump[method])}
        </a>
      ))}
    </nav>
  )
}
