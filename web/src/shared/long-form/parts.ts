import { checkSection } from '#rules/forms/check-answers.ts'
import type { FormAnswers, FormDefinition, FormFaults, FormSection } from '#rules/forms/form.ts'
import { answerAt } from '#rules/forms/shown-items.ts'
import type { Remark } from '../api/wire.ts'
import { faultsIn, fileFaultsIn, hasAny } from './fault-sets.ts'
import type { FilesStep } from './long-form-props.ts'
import type { Notes } from './notes.ts'
import { FILES } from './use-form-place.ts'

/** Začít, Rozepsáno, Hotovo, K opravě. */
export type PartState = 'start' | 'begun' | 'done' | 'fix'

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
export function partsOf(of: Of): readonly Part[] {
  const { definition, notes, files, refused } = of
  const sections = definition.sections.map((section) => {
    const { id, title } = section
    return { id, title, state: sectionState(section, of) }
  })
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

/** A section with remarks of the foundation counts as corrected once the user has completed it again. */
function sectionState(section: FormSection, { definition, answers, notes, remarks, refused, today }: Of): PartState {
  const hasPassed = isPassed(notes, section.id)
  const isRemarked = section.items.some(({ id }) => remarks.some(({ itemId }) => itemId === id))
  if (hasAny(faultsIn(section, refused)) || (isRemarked && !hasPassed)) return 'fix'
  const isBegun = hasPassed || section.items.some(({ id }) => answerAt(answers, id) !== undefined)
  if (!isBegun) return 'start'
  return hasAny(checkSection(definition, section, answers, { today })) ? 'begun' : 'done'
}
