import type { FormAnswers, FormDefinition, FormFaults } from '#rules/forms/form.ts'
import type { Remark } from '../api/wire.ts'
import { fileFaultsIn, hasAny } from './fault-sets.ts'
import type { FilesStep } from './long-form-props.ts'
import type { Notes } from './notes.ts'
import { type PartState, sectionState } from './part-state.ts'
import { FILES } from './use-form-place.ts'

export type Part = { id: string; title: string; state: PartState }

/** All present notes. */
type PartNotes = ReturnType<Notes['all']>

type Of = {
  definition: FormDefinition
  answers: FormAnswers
  notes: PartNotes
  remarks: readonly Remark[]
  files: FilesStep | undefined
  refused: FormFaults
  today: string
}

/** The parts in the order of the form, each with its state. */
export function partsOf({ definition, answers, notes, remarks, files, refused, today }: Of): readonly Part[] {
  const sections = definition.sections.map((section) => ({
    id: section.id,
    title: section.title,
    state: sectionState({
      definition,
      section,
      answers,
      today,
      isPassed: isPassed(notes, section.id),
      isRemarked: section.items.some(({ id }) => remarks.some(({ itemId }) => itemId === id)),
      refused,
    }),
  }))
  if (!files) return sections
  const isRefused = hasAny(fileFaultsIn(refused))
  const state = isRefused ? 'fix' : files.isComplete ? 'done' : isPassed(notes, FILES) ? 'begun' : 'start'
  return [...sections, { id: FILES, title: files.title, state }]
}

/** The target of „Uložit a pokračovat“: the next unfinished part after this one, or before it; undefined if all are done. */
export function nextPart(parts: readonly Part[], current: string): Part | undefined {
  const index = parts.findIndex(({ id }) => id === current)
  const rest = [...parts.slice(index + 1), ...parts.slice(0, Math.max(index, 0))]
  return rest.find(({ state }) => state !== 'done')
}

const noteOf = (part: string) => `passed.${part}`
const isPassed = (notes: PartNotes, part: string): boolean => notes[noteOf(part)] !== undefined

/** Notes that the user has completed a part without faults. */
export const notePassed = (notes: Notes, part: string): void => notes.set(noteOf(part), 'yes')
