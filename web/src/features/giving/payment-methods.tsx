import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { useLoaded } from '../../shared/api/use-loaded.ts'
import type { Frequency } from '../../shared/api/wire.ts'
import { Columns } from '../../shared/ui/columns.tsx'
import { AbroadMethod } from './abroad-method.tsx'
import styles from './giving.module.css'
import { type Payee, payeeQuery } from './giving-queries.ts'
import { methodId } from './method-id.ts'
import { CardMethod, type MethodGift, QrMethod, StandingOrderMethod, TransferMethod } from './methods.tsx'
import { PayeeWaiting } from './payee-waiting.tsx'
import { arrange, type PaymentMethod, paymentMethodOrder } from './payment-method-order.ts'

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
