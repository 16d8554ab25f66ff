import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../shared/format/date.ts'
import { keepTogether } from '../../shared/format/keep-together.ts'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { DateText } from '../../shared/ui/date-text.tsx'
import { Money } from '../../shared/ui/money.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import styles from './payment.module.css'
import { amountOf, type Handover } from './payment-rules.ts'
import { Reason } from './payment-state.tsx'

type RowsProps = { title: string; handovers: readonly Handover[] }

export function SentTable({ title, handovers }: RowsProps) {
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
        {handovers.map((handover) => (
          <Row key={handover.id} handover={handover} />
        ))}
      </tbody>
    </table>
  )
}

const sameHandover = (before: { handover: Handover }, now: { handover: Handover }) =>
  before.handover.payment === now.handover.payment && before.handover.share === now.handover.share

const Row = memo(function Row({ handover }: { handover: Handover }) {
  const { t } = useTranslation('payment')
  const { payment } = handover
  return (
    <tr>
      <th scope="row">
        <DateText value={payment.contributionMonth} form="month" />
      </th>
      <td>
        <ToWhom handover={handover} />
      </td>
      <td>
        <DateText value={payment.redistributionDate} />
      </td>
      <td>
        <DateText value={payment.settledOn} />
        <span className={styles.second}>{t(($) => $.type[payment.type])}</span>
      </td>
      <td className={styles.number}>
        <Money crowns={amountOf(handover)} />
      </td>
    </tr>
  )
}, sameHandover)

export function SentCards({ handovers }: RowsProps) {
  return (
    <ul className={styles.cards}>
      {handovers.map((handover) => (
        <Item key={handover.id} handover={handover} />
      ))}
    </ul>
  )
}

const Item = memo(function Item({ handover }: { handover: Handover }) {
  const { t } = useTranslation('payment')
  const { payment } = handover
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <div>
          <ToWhom handover={handover} />
          <span className={styles.second}>
            {t(($) => $.column.sentOn)} <DateText value={payment.redistributionDate} />
          </span>
        </div>
        <span className={styles.sum}>
          <Money crowns={amountOf(handover)} />
        </span>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t(($) => $.column.contributionMonth)}</dt>
          <dd>
            <DateText value={payment.contributionMonth} form="month" />
          </dd>
        </div>
        <div>
          <dt>{t(($) => $.column.from)}</dt>
          <dd>
            <DateText value={payment.settledOn} />
          </dd>
        </div>
      </dl>
    </li>
  )
}, sameHandover)

function ToWhom({ handover: { payment, share } }: { handover: Handover }) {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  const shownFrom = payment.familiesShownFrom
  return (
    <>
      {share && (
        <Link to={paths.familyProfile(share.familyId)} className={styles.family}>
          {share.recipientName}
        </Link>
      )}
      {!share && (
        <span className="soft">
          {shownFrom === null
            ? t(($) => $.noFamily)
            : t(($) => $.next.families, { date: keepTogether(formatDate(shownFrom, language)) })}
        </span>
      )}
      <Reason payment={payment} />
    </>
  )
}
