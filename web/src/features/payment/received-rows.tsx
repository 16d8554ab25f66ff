import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Payment } from '../../shared/api/wire.ts'
import styles from './payment-rows.module.css'
import { Crowns, Day, WhereItIs } from './row-parts.tsx'
import type { RowTexts } from './row-texts.ts'

type RowsProps = { title: string; payments: readonly Payment[]; today: string; words: RowTexts }
type RowProps = { payment: Payment; today: string; words: RowTexts }

export function ReceivedTable({ title, payments, today, words }: RowsProps) {
  const { t } = useTranslation('payment')
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.column.settledOn)}</th>
          <th scope="col">{t(($) => $.column.variableSymbol)}</th>
          <th scope="col">
            {t(($) => $.column.contributionMonth)}
            <span className={styles.second}>{t(($) => $.column.redistributionDate)}</span>
          </th>
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
          <Row key={payment.paymentId} payment={payment} today={today} words={words} />
        ))}
      </tbody>
    </table>
  )
}

/** Memoized because there are hundreds: one renders again only if its payment changes. */
const Row = memo(function Row({ payment, today, words }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <Day day={payment.settledOn} words={words} />
        <span className={styles.second}>{words.type[payment.type]}</span>
      </th>
      <td>{payment.variableSymbol}</td>
      <td>
        {words.month(payment.contributionMonth)}
        <span className={styles.second}>
          <Day day={payment.redistributionDate} words={words} />
        </span>
      </td>
      <td>
        <WhereItIs payment={payment} today={today} words={words} />
      </td>
      <td className={styles.number}>
        <Crowns crowns={payment.amount} words={words} />
      </td>
    </tr>
  )
})

export function ReceivedCards({ payments, today, words }: RowsProps) {
  return (
    <ul className={styles.cards}>
      {payments.map((payment) => (
        <Item key={payment.paymentId} payment={payment} today={today} words={words} />
      ))}
    </ul>
  )
}

const Item = memo(function Item({ payment, today, words }: RowProps) {
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <div>
          <Day day={payment.settledOn} words={words} />
          <span className={styles.second}>
            {words.type[payment.type]}, {words.symbol(payment.variableSymbol)}
          </span>
        </div>
        <span className={styles.sum}>
          <Crowns crowns={payment.amount} words={words} />
        </span>
      </div>
      <div>
        <WhereItIs payment={payment} today={today} words={words} />
      </div>
      <p className="soft small">
        {words.forMonth(payment.contributionMonth)}
        {payment.state !== 'pending' && `, ${words.sharedOn} ${words.date(payment.redistributionDate)}`}
      </p>
    </li>
  )
})
