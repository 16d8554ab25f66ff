import type { ReactNode } from 'react'
import type { FormAnswers, FormDefinition, FormFaults } from '#rules/forms/form.ts'
import type { Remark } from '../api/wire.ts'
import type { FaultsSummaryProps } from '../form-engine/faults-summary.tsx'
import type { AnswersDraft } from './use-answers-draft.ts'

/** The files of a form, as a part of it. */
export type FilesStep = {
  title: string
  isComplete: boolean
  /** Files that are not uploaded yet, each with the title of its category. */
  unfinished?: readonly string[]
  /** Sends the files that waited for a day which is there now: the part is left. */
  sendHeld?: () => void
  /** No file was uploaded, and no category is marked as delivered otherwise. */
  isEmpty?: boolean
  /** Faults of missing files: `files` and `files.{category}`. */
  faults: FormFaults
  /** The title of the category and the message of a fault of files. */
  faultText?: FaultsSummaryProps['fileText']
  /** The fields for the files. */
  element: ReactNode
  /** The files as text. */
  summary: ReactNode
}

export type LongFormProps = {
  definition: FormDefinition
  draft: AnswersDraft
  /** Requests of the foundation to correct an answer. */
  remarks: readonly Remark[]
  /** The answers that the remarks are about. */
  returned?: FormAnswers | undefined
  files: FilesStep | undefined
  /** Head of the overview and of the read-only form, with the page's h1. */
  intro: ReactNode
  send: {
    label: string
    isSending: boolean
    /** Why the form was not sent; shown above the button. */
    problem: ReactNode
    /** Faults found by the provider, by path; the summary links to their fields. */
    serverFaults: FormFaults
    /** Called when everything is valid. */
    onSend: (answers: FormAnswers) => void
  }
  /** The form was sent: everything can be read and printed, but not changed. */
  isReadOnly?: boolean
}
