import { useSyncExternalStore } from 'react'
import type { FormCode, FormFaults } from '#rules/forms/form.ts'
import type { FileCategory } from '../api/wire.ts'
import { type BirthDateParts, birthDateOf } from '../forms/birth-date.ts'
import { type FormFilesQueue, isHeld } from './form-files-queue.ts'
import type { DayNow } from './form-files-transport.ts'
import type { TextStorage } from './handed-otherwise.ts'
import { ISSUE_DAYS, issueDayFault, issueDayPath, noteIssueDay, readIssueDay } from './issue-days.ts'

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
  useSyncExternalStore(notes.subscribe, () => notes.get(ISSUE_DAYS))
  const { categories } = queue.files

  function dayFaultOf(category: FileCategory): FormCode | undefined {
    const refused = queue.dayRefused?.purpose === category.id ? queue.dayRefused.why : undefined
    return issueDayFault(category, readIssueDay(notes, category.id), today) ?? refused
  }

  function dayNow(purpose: string): ReturnType<DayNow> {
    const category = categories.find(({ id }) => id === purpose)
    if (!category?.needsIssueDate) return undefined
    const issued = birthDateOf(readIssueDay(notes, purpose))
    return issued.kind === 'complete' && !dayFaultOf(category) ? issued.iso : null
  }

  function noteDay(purpose: string, parts: BirthDateParts): void {
    noteIssueDay(notes, purpose, parts)
    if (queue.dayRefused?.purpose === purpose) onChanged()
  }

  /** A separate step: while a date is being corrected, it is a different valid date for a moment. */
  function sendHeld(purpose: string): void {
    const day = dayNow(purpose)
    if (typeof day === 'string') onDated(purpose, day)
  }

  /** Faults of the categories whose files wait for the day. */
  const dayFaults: FormFaults = Object.fromEntries(
    categories.flatMap((category) => {
      const fault = queue.rows.some((row) => isHeld(row, category.id)) ? dayFaultOf(category) : undefined
      return fault ? [[issueDayPath(category.id), fault] as const] : []
    }),
  )
  const dayOf = (purpose: string) => readIssueDay(notes, purpose)
  return { dayOf, noteDay, sendHeld, dayFaultOf, dayNow, dayFaults }
}
