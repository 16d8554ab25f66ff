import { createContext, use, useSyncExternalStore } from 'react'
import type { FormAnswers } from '#rules/forms/form.ts'
import { useAllAnswers } from '../form-engine/answers.ts'
import type { LongFormProps } from './long-form-props.ts'
import type { Notes } from './notes.ts'
import type { Part } from './parts.ts'
import type { Faults } from './use-faults.ts'
import type { FormPlace } from './use-form-place.ts'

export type LongFormState = LongFormProps & {
  place: FormPlace
  faults: Faults
  today: string
  /** The parts and their states with these answers and notes. */
  partsWith: (answers: FormAnswers, notes: ReturnType<Notes['all']>) => readonly Part[]
  /** Marks a part as done and goes to the next one, with an announcement. */
  pass: (part: { id: string; title: string }) => void
}

const LongFormContext = createContext<LongFormState | undefined>(undefined)

export const LongFormProvider = LongFormContext.Provider

/** The state of the form, shared by its pages. */
export function useLongForm(): LongFormState {
  const state = use(LongFormContext)
  if (!state) throw new Error('useLongForm outside LongForm')
  return state
}

/** The parts and their present states; renders with every answer and note. */
export function useParts(): readonly Part[] {
  const { draft, partsWith } = useLongForm()
  const answers = useAllAnswers(draft.answers)
  const { subscribe, all } = draft.notes
  return partsWith(answers, useSyncExternalStore(subscribe, all, all))
}
