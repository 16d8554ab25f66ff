import type { DocumentOfType } from '../../shared/api/wire.ts'
import type { BirthDate } from '../../shared/forms/birth-date.ts'

export type DocumentType = DocumentOfType['type']
export type IssueDateFault = 'incomplete' | 'impossible' | 'future' | 'too-old'

/** spec §9: "Medical report not older than 6 months". */
export const REPORT_MONTHS = 6

/** The provider asks only these when they were issued: the validity of both is counted from that day. */
export function needsIssueDate(type: DocumentType): boolean {
  return type === 'medical-report' || type === 'study-confirmation'
}

/** What is wrong with the day of issue, before anything is sent. `today` is Prague's by the provider's clock, `YYYY-MM-DD`. */
export function issueDateFault(type: DocumentType, issued: BirthDate, today: string): IssueDateFault | undefined {
  if (issued.kind !== 'complete') return issued.kind
  if (issued.iso > today) return 'future'
  return type === 'medical-report' && monthsLater(issued.iso, REPORT_MONTHS) < today ? 'too-old' : undefined
}

/** The same day `months` later, or the last one of a shorter month; both `YYYY-MM-DD`. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
