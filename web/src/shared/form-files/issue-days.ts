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

/** The parts of the day of issue selected for a category; empty if the note cannot be read. */
export function readIssueDay(notes: TextStorage, purpose: string): BirthDateParts {
  return { ...NOTHING, ...readAll(notes)[purpose] }
}

export function noteIssueDay(notes: TextStorage, purpose: string, parts: BirthDateParts): void {
  notes.set(ISSUE_DAYS, JSON.stringify({ ...readAll(notes), [purpose]: parts }))
}

/** The fault of the selected day by the rule of the category. */
export function issueDayFault(category: FileCategory, parts: BirthDateParts, today: string): FormCode | undefined {
  const fault = issueDateFault(category, parts, today)
  return fault && CODES[fault]
}

const readAll = (notes: TextStorage): Readonly<Record<string, Partial<BirthDateParts>>> =>
  Object(readJson(notes.get(ISSUE_DAYS))) as Record<string, Partial<BirthDateParts>>
