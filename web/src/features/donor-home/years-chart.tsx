import { cx } from '../../shared/ui/class-names.ts'
import { useLanguage } from '../../shared/ui/use-language.ts'
import styles from './giving-by-year.module.css'
import { type GivingYear, labelsOf } from './years-of-giving.ts'

/** Pixels; horizontal positions are in percent, so that figures keep their size. */
const CHART = { height: 190, top: 26, bottom: 28, widestSlot: 88 }
const ROOM = CHART.height - CHART.top - CHART.bottom
const GROUND = CHART.top + ROOM

/** The present year is in gold because it continues. Hidden from screen readers: the table has the same data. */
export function YearsChart({ line, thisYear }: { line: readonly GivingYear[]; thisYear: number }) {
  const language = useLanguage()
  const format = (amount: number) => new Intl.NumberFormat(language === 'cs' ? 'cs-CZ' : 'en-GB').format(amount)
  const labels = labelsOf(line, format)
  const most = Math.max(...line.map(({ Amount }) => Amount))
  const slot = 100 / line.length
  const bar = slot * (line.length > 12 ? 0.72 : 0.58)
  return (
    <svg width={line.length * CHART.widestSlot} height={CHART.height} aria-hidden="true" className={styles.chart}>
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
