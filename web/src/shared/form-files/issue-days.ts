import type { FormCode } from '#rules/forms/form.ts'
import type { FileCategory } from '../api/wire.ts'
import type { BirthDateParts } from '../forms/birth-date.ts'
import { type IssueDateFault, issueDateFault } from '../forms/issue-date.ts'
import { readJson } from '../read-json.ts'
import type { TextStorage } from './handed-otherwise.ts'

/** The name of the note with the selected days of issue, by category. */
export const ISSUE_DAYS = 'issued-on'

const NOTHING: BirthDateParts = { day: '', month: '', year: '' }
const CODES = {
  required: 'required',
  incomplete: 'required',
  impossible: 'invalid',
  future: 'future',
  'too-old': 'too-old',
} as const satisfies Record<IssueDateFault, FormCode>

/** The path of a fault of the day of issue. */
export const issueDayPath = (purpose: string): string => `files.${purpose}.issuedOn`

/** The parts of the day of issue selected for a category, from the text of the note; empty if it cannot be read. */
export function issueDayIn(noted: string | undefined, purpose: string): BirthDateParts {
  return { ...NOTHING, ...allIn(noted)[purpose] }
}

/** Changes parts of the selected day; the other parts stay as they are noted now. */
export function noteIssueDay(notes: TextStorage, purpose: string, parts: Partial<BirthDateParts>): void {
  const all = allIn(notes.get(ISSUE_DAYS))
  notes.set(ISSUE_DAYS, JSON.stringify({ ...all, [purpose]: { ...all[purpose], ...parts } }))
}

/** The fault of the selected day by the rule of the category. */
export function issueDayFault(category: FileCategory, parts: BirthDateParts, today: string): FormCode | undefined {
  const fault = issueDateFault(category, parts, today)
  return fault && CODES[fault]
}

const allIn = (noted: string | undefined): Readonly<Record<string, Partial<BirthDateParts>>> =>
  Object(readJson(noted)) as Record<string, Partial<BirthDateParts>>
