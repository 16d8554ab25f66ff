import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Payment } from '../../shared/api/wire.ts'
import { DateText } from '../../shared/ui/date-text.tsx'
import { Money } from '../../shared/ui/money.tsx'
import styles from './payment.module.css'
import { StateChip, WhereItIs } from './payment-state.tsx'

type RowsProps = { title: string; payments: readonly Payment[]; today: string }

export function ReceivedTable({ title, payments, today }: RowsProps) {
  const { t } = useTranslation('payment')
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.column.settledOn)}</th>
          <th scope="col">{t(($) => $.column.variableSymbol)}</th>
          <th scope="col">{t(($) => $.column.contributionMonth)}</th>
          <th scope="col" className={styles.wideColumn}>
            {t(($) => $.column.where)}
          </th>
          <th scope="col" className={styles.number}>
            {t(($) => $.column.amount)}
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <Row key={payment.paymentId} payment={payment} today={today} />
        ))}
      </tbody>
    </table>
  )
}

/** Hundreds of them: one is rendered anew only when its payment is another one. */
const Row = memo(function Row({ payment, today }: { payment: Payment; today: string }) {
  const { t } = useTranslation('payment')
  return (
    <tr>
      <th scope="row">
        <DateText value={payment.settledOn} />
        <span className={styles.second}>{t(($) => $.type[payment.type])}</span>
      </th>
      <td className="num">{payment.variableSymbol}</td>
      <td>
        <DateText value={payment.contributionMonth} form="month" />
        <span className={styles.second}>
          {t(($) => $.column.shared)} <DateText value={payment.redistributionDate} />
        </span>
      </td>
      <td>
        <StateChip state={payment.state} />
        <WhereItIs payment={payment} today={today} />
      </td>
      <td className={styles.number}>
        <Money crowns={payment.amount} />
      </td>
    </tr>
  )
})

export function ReceivedCards({ payments, today }: RowsProps) {
  return (
    <ul className={styles.cards}>
      {payments.map((payment) => (
        <Item key={payment.paymentId} payment={payment} today={today} />
      ))}
    </ul>
  )
}

const Item = memo(function Item({ payment, today }: { payment: Payment; today: string }) {
  const { t } = useTranslation('payment')
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <span>
          <DateText value={payment.settledOn} />
          <span className={styles.second}>{t(($) => $.type[payment.type])}</span>
        </span>
        <span className={styles.sum}>
          <Money crowns={payment.amount} />
        </span>
      </div>
      <div>
        <StateChip state={payment.state} />
        <WhereItIs payment={payment} today={today} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t(($) => $.column.contributionMonth)}</dt>
          <dd>
            <DateText value={payment.contributionMonth} form="month" />
          </dd>
        </div>
        <div>
          <dt>{t(($) => $.column.redistributionDate)}</dt>
          <dd>
            <DateText value={payment.redistributionDate} />
          </dd>
        </div>
        <div>
          <dt>{t(($) => $.column.variableSymbol)}</dt>
          <dd className="num">{payment.variableSymbol}</dd>
        </div>
      </dl>
    </li>
  )
})
