import { checkIssueDate, type IssueDateRule } from '#rules/forms/issue-date.ts'
import { type BirthDateParts, birthDateOf } from './birth-date.ts'

export type IssueDateFault = 'required' | 'incomplete' | 'impossible' | 'future' | 'too-old'

/** How many years back a day of issue can be selected; an older document is too old for every purpose. */
export const ISSUE_YEARS_BACK = 5

/** The fault of a day of issue, found before sending. `today` is Prague's by the provider's clock, `YYYY-MM-DD`. */
export function issueDateFault(rule: IssueDateRule, parts: BirthDateParts, today: string): IssueDateFault | undefined {
  if (Object.values(parts).every((part) => part === '')) return 'required'
  const issued = birthDateOf(parts)
  return issued.kind === 'complete' ? checkIssueDate(rule, issued.iso, today) : issued.kind
}
