import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import styles from './payment-rows.module.css'
import { amountOf, type Handover } from './payment-rules.ts'
import { Crowns, Day, Reason } from './row-parts.tsx'
import type { RowTexts } from './row-texts.ts'

type RowsProps = { title: string; handovers: readonly Handover[]; words: RowTexts }
type RowProps = { payment: Handover['payment']; share: Handover['share']; words: RowTexts }

export function SentTable({ title, handovers, words }: RowsProps) {
  const { t } = useTranslation('payment')
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.column.contributionMonth)}</th>
          <th scope="col" className={styles.wideColumn}>
            {t(($) => $.column.families)}
          </th>
          <th scope="col">{t(($) => $.column.sentOn)}</th>
          <th scope="col">{t(($) => $.column.from)}</th>
          <th scope="col" className={styles.number}>
            {t(($) => $.column.amount)}
          </th>
        </tr>
      </thead>
      <tbody>
        {handovers.map(({ id, payment, share }) => (
          <Row key={id} payment={payment} share={share} words={words} />
        ))}
      </tbody>
    </table>
  )
}

const Row = memo(function Row({ payment, share, words }: RowProps) {
  return (
    <tr>
      <th scope="row">{words.month(payment.contributionMonth)}</th>
      <td>
        <ToWhom payment={payment} share={share} words={words} />
      </td>
      <td>
        <Day day={payment.redistributionDate} words={words} />
      </td>
      <td>
        <Day day={payment.settledOn} words={words} />
        <span className={styles.second}>{words.type[payment.type]}</span>
      </td>
      <td className={styles.number}>
        <Crowns crowns={amountOf({ payment, share })} words={words} />
      </td>
    </tr>
  )
})

export function SentCards({ handovers, words }: RowsProps) {
  return (
    <ul className={styles.cards}>
      {handovers.map(({ id, payment, share }) => (
        <Item key={id} payment={payment} share={share} words={words} />
      ))}
    </ul>
  )
}

const Item = memo(function Item({ payment, share, words }: RowProps) {
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <div>
          <ToWhom payment={payment} share={share} words={words} />
          <span className={styles.second}>
            {words.sentOn} {words.date(payment.redistributionDate)}
          </span>
        </div>
        <span className={styles.sum}>
          <Crowns crowns={amountOf({ payment, share })} words={words} />
        </span>
      </div>
      <p className="soft small">
        {words.forMonth(payment.contributionMonth)}, {words.from} {words.date(payment.settledOn)}
      </p>
    </li>
  )
})

function ToWhom({ payment, share, words }: RowProps) {
  const shownFrom = payment.familiesShownFrom
  return (
    <>
      {share ? (
        <Link to={paths.familyProfile(share.familyId)} className={styles.family}>
          {share.recipientName}
        </Link>
      ) : (
        <span className="soft">{shownFrom === null ? words.noFamily : words.familiesBy(shownFrom)}</span>
      )}
      <Reason payment={payment} words={words} />
    </>
  )
}
