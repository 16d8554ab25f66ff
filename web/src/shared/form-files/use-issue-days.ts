import { useSyncExternalStore } from 'react'
import type { FormCode, FormFaults } from '#rules/forms/form.ts'
import type { FileCategory } from '../api/wire.ts'
import { type BirthDateParts, birthDateOf } from '../forms/birth-date.ts'
import { type IssueDateFault, issueDateFault } from '../forms/issue-date.ts'
import { readJson } from '../read-json.ts'
import { isHeld } from '../uploads/upload-queue.ts'
import type { FormFilesQueue } from './form-files-queue.ts'
import type { DayNow } from './form-files-transport.ts'
import type { TextStorage } from './handed-otherwise.ts'

type Given = {
  notes: TextStorage
  queue: FormFilesQueue
  /** Prague's day by the provider's clock, `YYYY-MM-DD`. */
  today: string
  /** Sends the files of the category that wait for the day. */
  onDated: (purpose: string, issuedOn: string) => void
  /** The day that the provider refused has been changed. */
  onChanged: () => void
}

/** The selected days of issue of the categories that need one, and their faults (rule 10.11). */
export function useIssueDays({ notes, queue, today, onDated, onChanged }: Given) {
  // What is rendered comes from this text alone: React may keep any value that was read from `notes` itself.
  const noted = useSyncExternalStore(notes.subscribe, () => notes.get(ISSUE_DAYS))
  const { categories } = queue.files

  function faultIn(text: string | undefined, category: FileCategory): FormCode | undefined {
    const refused = queue.dateRefused?.category === category.id ? queue.dateRefused.why : undefined
    return issueDayFault(category, issueDayIn(text, category.id), today) ?? refused
  }
  const dayFaultOf = (category: FileCategory) => faultIn(noted, category)
  const dayOf = (purpose: string) => issueDayIn(noted, purpose)

  /** Not for rendering: the day may have been selected while the file was read. */
  function dayNow(purpose: string): ReturnType<DayNow> {
    const category = categories.find(({ id }) => id === purpose)
    if (!category?.needsIssueDate) return undefined
    const now = notes.get(ISSUE_DAYS)
    const issued = birthDateOf(issueDayIn(now, purpose))
    return issued.kind === 'complete' && !faultIn(now, category) ? issued.iso : null
  }

  function noteDay(purpose: string, parts: Partial<BirthDateParts>): void {
    noteIssueDay(notes, purpose, parts)
    if (queue.dateRefused?.category === purpose) onChanged()
  }

  /** A separate step: while a date is being corrected, it is a different valid date for a moment. */
  function sendHeld(purpose: string): void {
    const day = dayNow(purpose)
    if (typeof day === 'string' && queue.rows.some((row) => isHeld(row, purpose))) onDated(purpose, day)
  }

  /** Faults of the categories whose files wait for the day. */
  const dayFaults: FormFaults = Object.fromEntries(
    categories.flatMap((category) => {
      const fault = queue.rows.some((row) => isHeld(row, category.id)) ? dayFaultOf(category) : undefined
      return fault ? [[issueDayPath(category.id), fault] as const] : []
    }),
  )
  return { dayOf, noteDay, sendHeld, dayFaultOf, dayNow, dayFaults }
}

/** The name of the note with the selected days of issue, by category. */
const ISSUE_DAYS = 'issued-on'

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
function issueDayIn(noted: string | undefined, purpose: string): BirthDateParts {
  return { ...NOTHING, ...allIn(noted)[purpose] }
}

/** Changes parts of the selected day; the other parts stay as they are noted now. */
function noteIssueDay(notes: TextStorage, purpose: string, parts: Partial<BirthDateParts>): void {
  const all = allIn(notes.get(ISSUE_DAYS))
  notes.set(ISSUE_DAYS, JSON.stringify({ ...all, [purpose]: { ...all[purpose], ...parts } }))
}

/** The fault of the selected day by the rule of the category. */
function issueDayFault(category: FileCategory, parts: BirthDateParts, today: string): FormCode | undefined {
  const fault = issueDateFault(category, parts, today)
  return fault && CODES[fault]
}

const allIn = (noted: string | undefined): Readonly<Record<string, Partial<BirthDateParts>>> =>
  Object(readJson(noted)) as Record<string, Partial<BirthDateParts>>
