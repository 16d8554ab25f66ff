import { type IssueDateRule, REPORT_MONTHS } from '#rules/forms/issue-date.ts'
import type { DocumentOfType } from '#web/shared/api/wire.ts'

export type DocumentType = DocumentOfType['type']

/** Some validity counts from the day of issue (rule 10.11). */
export function issueDateRule(type: DocumentType): IssueDateRule {
  if (type === 'medical-report') return { needsIssueDate: true, mostMonthsOld: REPORT_MONTHS }
  return { needsIssueDate: type === 'study-confirmation' }
}
