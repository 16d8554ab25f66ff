import type { ReactNode } from 'react'
import type { FormAnswers, FormDefinition, FormFaults } from '#rules/forms/form.ts'
import type { Remark } from '../api/wire.ts'
import type { AnswersDraft } from './use-answers-draft.ts'

/** The files of a form, as one more part of it. */
export type FilesStep = {
  title: string
  isComplete: boolean
  /** Nothing was handed over yet, in any way. */
  isEmpty?: boolean
  /** What is missing, `files` and `files.{category}`. */
  faults: FormFaults
  /** What they are for, by the path of their fault. */
  labels?: Readonly<Record<string, string>>
  /** Where they are handed over. */
  element: ReactNode
  /** What was handed over, as text. */
  summary: ReactNode
}

export type LongFormProps = {
  definition: FormDefinition
  draft: AnswersDraft
  /** What the foundation asks to be mended. */
  remarks: readonly Remark[]
  /** The answers that the remarks are about. */
  returned?: FormAnswers | undefined
  files: FilesStep | undefined
  /** Head of the overview and of the read-only form, with the page's h1. */
  intro: ReactNode
  send: {
    label: string
    isSending: boolean
    /** Why it was not sent, above the button. */
    problem: ReactNode
    /** What the provider refused, by path; led to its fields. */
    serverFaults: FormFaults
    /** Everything was checked and fits. */
    onSend: (answers: FormAnswers) => void
  }
  /** It was sent: everything can be read and printed, nothing changed. */
  isReadOnly?: boolean
}
