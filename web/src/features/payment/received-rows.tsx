import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Payment } from '#web/shared/api/wire.ts'
import styles from './payment-rows.module.css'
import { Crowns, RowDay, WhereItIs } from './row-parts.tsx'
import type { RowTexts } from './row-texts.ts'

type RowsProps = { title: string; payments: readonly Payment[]; today: string; texts: RowTexts }
type RowProps = { payment: Payment; today: string; texts: RowTexts }

export function ReceivedTable({ title, payments, today, texts }: RowsProps) {
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
            <span className={styles.second}>{t(($) => $.column.distributionOn)}</span>
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
          <Row key={payment.paymentId} payment={payment} today={today} texts={texts} />
        ))}
      </tbody>
    </table>
  )
}

/** Memoized because there are hundreds: one renders again only if its payment changes. */
const Row = memo(function Row({ payment, today, texts }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <RowDay day={payment.settledOn} texts={texts} />
        <span className={styles.second}>{texts.type[payment.type]}</span>
      </th>
      <td>{texts.number(payment.variableSymbol)}</td>
      <td>
        <span>{texts.month(payment.contributionMonth)}</span>
        <span className={styles.second}>
          <RowDay day={payment.distributionOn} texts={texts} />
        </span>
      </td>
      <td>
        <WhereItIs payment={payment} today={today} texts={texts} />
      </td>
      <td className={styles.number}>
        <Crowns crowns={payment.amount} texts={texts} />
      </td>
    </tr>
  )
})

export function ReceivedCards({ payments, today, texts }: RowsProps) {
  return (
    <ul className={styles.cards}>
      {payments.map((payment) => (
        <Item key={payment.paymentId} payment={payment} today={today} texts={texts} />
      ))}
    </ul>
  )
}

const Item = memo(function Item({ payment, today, texts }: RowProps) {
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <div>
          <RowDay day={payment.settledOn} texts={texts} />
          <span className={styles.second}>
            <span>{`${texts.type[payment.type]}, `}</span>
            <span>{texts.symbol(payment.variableSymbol)}</span>
          </span>
        </div>
        <span className={styles.sum}>
          <Crowns crowns={payment.amount} texts={texts} />
        </span>
      </div>
      <div>
        <WhereItIs payment={payment} today={today} texts={texts} />
      </div>
      <p className="soft small">
        <span>{texts.forMonth(payment.contributionMonth)}</span>
        {payment.state !== 'pending' && (
          <span>
            <span>{`, ${texts.sharedOn} `}</span>
            <span>{texts.date(payment.distributionOn)}</span>
          </span>
        )}
      </p>
    </li>
  )
})
