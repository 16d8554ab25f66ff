import { useTranslation } from 'react-i18next'
import { monthName, shortDay } from '#web/shared/format/czech-days.ts'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Money } from '#web/shared/ui/spoken/money.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { useTableRoom } from '#web/shared/ui/use-media.ts'
import styles from './contribution.module.css'
import type { YearOfHelp } from './contribution-rules.ts'

export function YearCard({ year, contributions, crowns }: YearOfHelp) {
  const { t } = useTranslation('contribution')
  const Rows = useTableRoom() ? MonthTable : MonthList
  return (
    <Card as="section" aria-labelledby={`contributions-${year}`}>
      <div className={styles.yearHead}>
        <h2 id={`contributions-${year}`}>{t(($) => $.inYear, { year })}</h2>
        <span className={styles.yearSum}>
          <span>{`${t(($) => $.count, { count: contributions.length })},`}</span> <Money crowns={crowns} />
        </span>
      </div>
      <Rows year={year} contributions={contributions} />
    </Card>
  )
}

type MonthsProps = Pick<YearOfHelp, 'year' | 'contributions'>

function MonthTable({ year, contributions }: MonthsProps) {
  const { t } = useTranslation('contribution')
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t(($) => $.caption, { year })}</caption>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.column.month)}</th>
          <th scope="col">{t(($) => $.column.paidOn)}</th>
          <th scope="col" className={styles.number}>
            {t(($) => $.column.amount)}
          </th>
        </tr>
      </thead>
      <tbody>
        {contributions.map(({ month, paidOn, amount }) => (
          <tr key={`${month} ${paidOn} ${amount}`}>
            <th scope="row">{monthName(month)}</th>
            <td>
              <SpokenText text={shortDay(paidOn)} />
            </td>
            <td className={styles.number}>
              <Money crowns={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MonthList({ contributions }: MonthsProps) {
  const { t } = useTranslation('contribution')
  return (
    <ul className={styles.months}>
      {contributions.map(({ month, paidOn, amount }) => (
        <li key={`${month} ${paidOn} ${amount}`}>
          <div>
            <span className={styles.month}>{monthName(month)}</span>{' '}
            <span className={styles.sent}>
              <SpokenText text={t(($) => $.sentOn, { date: shortDay(paidOn) })} />
            </span>
          </div>{' '}
          <strong>
            <Money crowns={amount} />
          </strong>
        </li>
      ))}
    </ul>
  )
}
