import { type RefObject, useRef, useState } from 'react'
import { replaceValues } from '../forms/fill-parts.ts'
import type { FormChanges } from '../forms/form-changes.ts'
import { type Fields, fieldsOf } from '../forms/form-draft.ts'
import { type Conflict, conflictsOf, type RecordValues, readTyped, typedWithBase } from './draft-base.ts'

export type ConflictChoice = 'mine' | 'stored'

export type Conflicts = {
  /** Undefined until the draft was read, and after a save. */
  all: readonly Conflict[] | undefined
  chosen: Readonly<Record<string, ConflictChoice>>
  /** Puts the chosen value into the form. */
  choose: (conflict: Conflict, choice: ConflictChoice) => void
  /** Counts the submits that a missing choice stopped. */
  attempt: number
  /** For a submit: whether the person has to choose first, for which they are asked. */
  haveToChoose: () => boolean
}

/** Values of a draft that another device changed after they were typed: the person chooses for each. */
export function useConflicts(form: RefObject<HTMLFormElement | null>, changes: FormChanges, values: RecordValues) {
  const [all, setAll] = useState<readonly Conflict[]>()
  const [chosen, setChosen] = useState<Conflicts['chosen']>({})
  const [attempt, setAttempt] = useState(0)
  const undecided = useRef(new Map<string, Fields>())
  const [steps] = useState(() => ({
    /** The changed values of the form with their bases, to store as a draft. */
    typed: (): Fields => {
      const now = form.current ? fieldsOf(form.current) : {}
      return typedWithBase({ now, opened: changes.opened(), undecided: undecided.current }, values)
    },
    /** Called with the stored draft before its values are filled in. */
    begin: (stored: Fields): void => {
      const { base } = readTyped(stored)
      const found = conflictsOf(stored, changes.opened(), values)
      undecided.current = new Map(found.map(({ name }) => [name, base]))
      setAll(found)
    },
    /** The form was saved or reset. */
    end: (): void => {
      undecided.current = new Map()
      setAll(undefined)
      setChosen({})
    },
  }))

  return {
    ...steps,
    all,
    chosen,
    attempt,
    choose({ name, mine, stored }: Conflict, choice: ConflictChoice): void {
      const isFilled = chosen[name] !== 'stored' && choice === 'mine'
      undecided.current.delete(name)
      setChosen((before) => ({ ...before, [name]: choice }))
      // A value corrected in the form itself stays the person's own.
      if (form.current && !isFilled) replaceValues(form.current, choice === 'mine' ? mine : stored)
    },
    haveToChoose(): boolean {
      if (undecided.current.size === 0) return false
      setAttempt((count) => count + 1)
      return true
    },
  }
}
