import type { FileCategory } from './form.ts'

/** Rule 10.11: a medical report is at most 6 months old. */
export const REPORT_MONTHS = 6

export type IssueDateFault = 'required' | 'future' | 'too-old'

/** The requirements of a document's age, like the contract's file category. */
export type IssueDateRule = Pick<FileCategory, 'needsIssueDate' | 'mostMonthsOld'>

/** The fault of the day of issue; both days are `YYYY-MM-DD`, `today` of Europe/Prague. Undefined if it is valid. */
export function checkIssueDate(
  { needsIssueDate, mostMonthsOld }: IssueDateRule,
  issuedOn: string | null,
  today: string,
): IssueDateFault | undefined {
  if (issuedOn === null) return needsIssueDate ? 'required' : undefined
  if (issuedOn > today) return 'future'
  return mostMonthsOld !== undefined && monthsLater(issuedOn, mostMonthsOld) < today ? 'too-old' : undefined
}

/** The same day `months` later, or the last day of a shorter month; both `YYYY-MM-DD`. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
