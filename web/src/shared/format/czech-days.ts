import { withNoBreakSpaces } from './czech-typography.ts'
import { formatDate } from './date.ts'

const onWeekday = ['v neděli', 'v pondělí', 'v úterý', 've středu', 've čtvrtek', 'v pátek', 'v sobotu']
const month = new Intl.DateTimeFormat('cs', { month: 'long', timeZone: 'UTC' })
const dayAndMonth = new Intl.DateTimeFormat('cs', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** When, of a business date (`YYYY-MM-DD`), with its weekday: `v úterý 1. 12. 2026`. */
export function dayText(date: string): string {
  return `${withNoBreakSpaces(onWeekday[new Date(date).getUTCDay()] ?? '')} ${shortDay(date)}`
}

/** A business date with no-break spaces: `1. 12. 2026`. */
export function shortDay(date: string): string {
  return formatDate(date, 'cs')
}

/** The month of a business date in the genitive, for „začátkem …“: `prosince 2026`. */
export function monthText(date: string): string {
  const parts = dayAndMonth.formatToParts(new Date(date))
  const month = parts.find(({ type }) => type === 'month')?.value ?? ''
  return withNoBreakSpaces(`${month} ${date.slice(0, 4)}`)
}

/** The name of a month (`YYYY-MM`) without the year: `listopad`. */
export function monthName(yearAndMonth: string): string {
  return month.format(new Date(`${yearAndMonth}-01`))
}

/** The months of a year by their names, for a select. */
export const monthChoices = Array.from({ length: 12 }, (_, index) => ({
  value: `${index + 1}`,
  label: month.format(Date.UTC(2000, index, 1)),
}))
