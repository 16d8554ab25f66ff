import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import styles from './payment-rows.module.css'
import { amountOf, type Handover } from './payment-rules.ts'
import { Crowns, Reason, RowDay } from './row-parts.tsx'
import type { RowTexts } from './row-texts.ts'

type RowsProps = { title: string; handovers: readonly Handover[]; texts: RowTexts }
type RowProps = { payment: Handover['payment']; share: Handover['share']; texts: RowTexts }

export function SentTable({ title, handovers, texts }: RowsProps) {
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
          <Row key={id} payment={payment} share={share} texts={texts} />
        ))}
      </tbody>
    </table>
  )
}

const Row = memo(function Row({ payment, share, texts }: RowProps) {
  return (
    <tr>
      <th scope="row">{texts.month(payment.contributionMonth)}</th>
      <td>
        <ToWhom payment={payment} share={share} texts={texts} />
      </td>
      <td>
        <RowDay day={payment.distributionOn} texts={texts} />
      </td>
      <td>
        <RowDay day={payment.settledOn} texts={texts} />
        <span className={styles.second}>{texts.type[payment.type]}</span>
      </td>
      <td className={styles.number}>
        <Crowns crowns={amountOf({ payment, share })} texts={texts} />
      </td>
    </tr>
  )
})

export function SentCards({ handovers, texts }: RowsProps) {
  return (
    <ul className={styles.cards}>
      {handovers.map(({ id, payment, share }) => (
        <Item key={id} payment={payment} share={share} texts={texts} />
      ))}
    </ul>
  )
}

const Item = memo(function Item({ payment, share, texts }: RowProps) {
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <div>
          <ToWhom payment={payment} share={share} texts={texts} />
          <span className={styles.second}>
            <span>{`${texts.sentOn} `}</span>
            <span>{texts.date(payment.distributionOn)}</span>
          </span>
        </div>
        <span className={styles.sum}>
          <Crowns crowns={amountOf({ payment, share })} texts={texts} />
        </span>
      </div>
      <p className="soft small">
        <span>{texts.forMonth(payment.contributionMonth)}</span>
        <span>{`, ${texts.from} `}</span>
        <span>{texts.date(payment.settledOn)}</span>
      </p>
    </li>
  )
})

function ToWhom({ payment, share, texts }: RowProps) {
  const shownFrom = payment.familiesShownFrom
  return (
    <>
      {share ? (
        <Link to={paths.familyProfile(share.familyId)} className={styles.family}>
          {share.recipientName}
        </Link>
      ) : (
        <span className="soft">{shownFrom === null ? texts.noFamily : texts.familiesBy(shownFrom)}</span>
      )}
      <Reason payment={payment} texts={texts} />
    </>
  )
}
