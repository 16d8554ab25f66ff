import { type IssueDateRule, REPORT_MONTHS } from '#rules/forms/issue-date.ts'
import type { DocumentType } from '../../domain/state/recipient.ts'

const RULES: Readonly<Partial<Record<DocumentType, IssueDateRule>>> = {
  'medical-report': { needsIssueDate: true, mostMonthsOld: REPORT_MONTHS },
  'study-confirmation': { needsIssueDate: true },
}

/** The documents that need their day of issue, because their validity depends on it (rule 10.11). */
export const issueDateRule = (type: DocumentType): IssueDateRule => RULES[type] ?? { needsIssueDate: false }
