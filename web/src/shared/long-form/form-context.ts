import { createContext, use } from 'react'
import type { LongFormProps } from './long-form-props.ts'
import type { Part } from './parts.ts'
import type { Faults } from './use-faults.ts'
import type { FormPlace } from './use-form-place.ts'

export type LongFormState = LongFormProps & {
  place: FormPlace
  faults: Faults
  today: string
  /** Reads how far every part is now. */
  parts: () => readonly Part[]
  /** A part was gone through: on to the next one, said aloud. */
  pass: (part: { id: string; title: string }) => void
}

const LongFormContext = createContext<LongFormState | undefined>(undefined)

export const LongFormProvider = LongFormContext.Provider

/** The form as its pages share it. */
export function useLongForm(): LongFormState {
  const state = use(LongFormContext)
  if (!state) throw new Error('useLongForm outside LongForm')
  return state
}
