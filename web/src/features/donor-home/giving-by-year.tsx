import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { cx } from '#web/shared/ui/class-names.ts'
import { Money } from '#web/shared/ui/spoken/money.tsx'
import { Row } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import styles from './giving-by-year.module.css'
import { type GivingYear, labelSize, labelsOf, yearsInLine } from './years-of-giving.ts'

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
      <Row gap={3}>
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

/** Pixels, but rem across; horizontal positions are in percent, so that figures keep their size. */
const CHART = { height: 190, top: 26, bottom: 28, widestSlot: 5.5 }
const ROOM = CHART.height - CHART.top - CHART.bottom
const GROUND = CHART.top + ROOM

/** The present year is in gold because it continues. Hidden from screen readers: the table has the same data. */
function YearsChart({ line, thisYear }: { line: readonly GivingYear[]; thisYear: number }) {
  const language = useLanguage()
  const format = (amount: number) => new Intl.NumberFormat(language === 'cs' ? 'cs-CZ' : 'en-GB').format(amount)
  const labels = labelsOf(line, format)
  const most = Math.max(...line.map(({ Amount }) => Amount))
  const slot = 100 / line.length
  const bar = slot * (line.length > 12 ? 0.72 : 0.58)
  return (
    <svg
      width={`${line.length * CHART.widestSlot}rem`}
      height={CHART.height}
      aria-hidden="true"
      // The texts of a translation are of HTML, which is not drawn here.
      className={cx(styles.chart, 'notranslate')}
      style={{ fontSize: `min(0.8rem, ${labelSize(line, format)}cqi)` }}
    >
      <line x1="0" x2="100%" y1={GROUND} y2={GROUND} className={styles.ground} />
      {line.map(({ Year, Amount }, index) => {
        const middle = slot * (index + 0.5)
        const height = Amount === 0 ? 0 : Math.max(3, (Amount / most) * ROOM)
        return (
          <g key={Year}>
            {height > 0 && (
              <rect
                x={`${middle - bar / 2}%`}
                y={GROUND - height}
                width={`${bar}%`}
                height={height}
                rx={line.length > 12 ? 3 : 6}
                className={cx(styles.bar, Year === thisYear && styles.now)}
              />
            )}
            {labels[index]?.amount && (
              <text {...at(middle)} y={GROUND - height - 8} className={styles.figure}>
                {format(Amount)}
              </text>
            )}
            {labels[index]?.year && (
              <text {...at(middle)} y={CHART.height - 6} className={styles.year}>
                {Year}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Labels stay inside the chart: the first and the last are aligned to the edge. */
function at(middle: number): { x: string; textAnchor: 'start' | 'middle' | 'end' } {
  if (middle < 6) return { x: '0', textAnchor: 'start' }
  if (middle > 94) return { x: '100%', textAnchor: 'end' }
  return { x: `${middle}%`, textAnchor: 'middle' }
}
