import { type SubmitEvent, type SyntheticEvent, useState } from 'react'
import { type BirthDateParts, birthDateOf, dayPartsOf } from '#web/shared/forms/birth-date.ts'
import { type IssueDateFault, issueDateFault } from '#web/shared/forms/issue-date.ts'
import { type DocumentType, issueDateRule } from './issue-date.ts'
import type { QueuedFile } from './upload-queue.ts'
import type { useDocumentQueue } from './use-document-queue.ts'

type Given = {
  type: DocumentType
  today: string
  queue: ReturnType<typeof useDocumentQueue>
  /** Those of the type. */
  files: readonly QueuedFile[]
}
export type HandOverFaults = { issuedOn?: IssueDateFault | undefined; files?: 'required' | undefined }
export type HandOverForm = ReturnType<typeof useHandOver>

/** Requires the date of issue, if the type has one, and at least one file. */
export function useHandOver({ type, today, queue, files }: Given) {
  const [attempt, setAttempt] = useState(0)
  // The date as of the last change, so that an error disappears as soon as it is fixed.
  const [day, setDay] = useState<BirthDateParts | undefined>(() => queue.dayOf(type))
  const [isChanged, setChanged] = useState(false)

  const rule = issueDateRule(type)
  const chosen = files.some(({ state }) => state === 'chosen')
  const refused = queue.dateRefused?.category === type && !isChanged ? queue.dateRefused.why : undefined

  function faultsOf(parts: BirthDateParts = { day: '', month: '', year: '' }): HandOverFaults {
    return {
      issuedOn: rule.needsIssueDate ? issueDateFault(rule, parts, today) : undefined,
      files: chosen ? undefined : 'required',
    }
  }

  function follow({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
    if (!rule.needsIssueDate) return
    const parts = dayPartsOf(new FormData(currentTarget), 'issuedOn')
    queue.noteDay(type, parts)
    setDay(parts)
    setChanged(true)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const parts = dayPartsOf(new FormData(event.currentTarget), 'issuedOn')
    const faults = faultsOf(parts)
    setDay(parts)
    setAttempt(attempt + 1)
    setChanged(false)
    if (faults.issuedOn || faults.files) return
    const issued = birthDateOf(parts)
    queue.confirm(type, issued.kind === 'complete' && rule.needsIssueDate ? issued.iso : undefined)
  }

  const own = faultsOf(day)
  const faults: HandOverFaults = attempt === 0 ? {} : { ...own, issuedOn: own.issuedOn ?? refused }
  return { attempt, faults, defaultDay: day, follow, submit }
}
