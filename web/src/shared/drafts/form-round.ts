import { useState } from 'react'
import type { Fields } from '../forms/form-draft.ts'

/** What a form of a record leaves to the form that replaces it, with the record as it is by now. */
export type CarriedForm = {
  /** The changed values with their bases; undefined if nothing is left to save. */
  typed?: Fields | undefined
  /** Instant (ISO) when the record was saved. */
  savedAt?: string
  /** Nothing was saved, because another device had changed the same value. */
  isRefused?: boolean
}

export type FormRound = {
  /** The key of the form. */
  round: number
  carried: CarriedForm | undefined
  /** The form mounts again with the present record. */
  onRenew: (carried?: CarriedForm) => void
}

export function useFormRound(): FormRound {
  const [{ round, carried }, setState] = useState<Omit<FormRound, 'onRenew'>>({ round: 0, carried: undefined })
  return {
    round,
    carried,
    onRenew: (next) => setState((before) => ({ round: before.round + 1, carried: next })),
  }
}
