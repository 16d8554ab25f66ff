import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KnownLink } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Money } from '../../shared/ui/money.tsx'
import { Row } from '../../shared/ui/stack.tsx'
import styles from './giving-by-year.module.css'
import { YearsChart } from './years-chart.tsx'
import { type GivingYear, yearsInLine } from './years-of-giving.ts'

type GivingByYearProps = { years: readonly GivingYear[]; today: string; isCompany: boolean }

/** The chart is decorative; the table holds the same data for screen readers, and anyone can show it. */
export function GivingByYear({ years, today, isCompany }: GivingByYearProps) {
  const { t } = useTranslation('donor-home')
  const [isTable, setTable] = useState(false)
  const thisYear = Number(today.slice(0, 4))
  const line = yearsInLine(years, thisYear)
  const total = years.reduce((sum, { Amount }) => sum + Amount, 0)
  return (
    <Card as="section" variant="roomy" className={styles.section} aria-labelledby="giving-by-year">
      <Row apart gap={3} className={styles.head}>
        <h2 id="giving-by-year">{t(($) => $.byYear[isCompany ? 'companyTitle' : 'title'])}</h2>
        <span className={styles.total}>
          <Money crowns={total} />
        </span>
      </Row>
      <YearsChart line={line} thisYear={thisYear} />
      {line.length === 1 && <p className="soft">{t(($) => $.byYear.firstYear)}</p>}
      <div id="giving-by-year-table" className={isTable ? undefined : 'visually-hidden'}>
        <YearsTable years={years} total={total} />
      </div>
      <Row gap={3} className={styles.ways}>
        <Button
          variant="link"
          aria-expanded={isTable}
          aria-controls="giving-by-year-table"
          onClick={() => setTable(!isTable)}
        >
          {t(($) => $.byYear[isTable ? 'hideTable' : 'showTable'])}
        </Button>
        <KnownLink className="standalone-link" to={paths.payments}>
          {t(($) => $.byYear.payments)}
        </KnownLink>
      </Row>
    </Card>
  )
}

function YearsTable({ years, total }: { years: readonly GivingYear[]; total: number }) {
  const { t } = useTranslation('donor-home')
  const newestFirst = years.map((_, index) => years[years.length - 1 - index] as GivingYear)
  return (
    <table className={styles.table} aria-labelledby="giving-by-year">
      <thead>
        <tr>
          <th scope="col">{t(($) => $.byYear.year)}</th>
          <th scope="col">{t(($) => $.byYear.gifts)}</th>
          <th scope="col">{t(($) => $.byYear.amount)}</th>
        </tr>
      </thead>
      <tbody>
        {newestFirst.map(({ Year, Amount, Payments }) => (
          <tr key={Year}>
            <th scope="row">{Year}</th>
            <td className="num">{Payments}</td>
            <td>
              <Money crowns={Amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t(($) => $.byYear.total)}</th>
          <td className="num">{years.reduce((sum, { Payments }) => sum + Payments, 0)}</td>
          <td>
            <Money crowns={total} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
