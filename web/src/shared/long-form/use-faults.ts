import { useEffect, useState } from 'react'
import { checkAnswers, fitAnswers } from '#rules/forms/check-answers.ts'
import type { FormDefinition, FormFaults } from '#rules/forms/form.ts'
import type { Answers } from '../form-engine/answers.ts'
import { isAlike, only } from './fault-sets.ts'
import { type FormSending, useRefusal } from './use-refusal.ts'

type Options = FormSending & {
  definition: FormDefinition
  answers: Answers
  today: string
  files: FormFaults
}

export type Faults = {
  /** Faults found at an attempt or by the provider that still exist; a fault disappears as soon as it is corrected. */
  shown: FormFaults
  /** Faults found by the provider whose answers have not changed since. */
  refused: FormFaults
  /** Grows with each attempt; the summary then takes the focus. */
  attempt: number
  /** Grows with each refusal of the provider. */
  round: number
  /** All present faults that prevent sending. */
  all: () => FormFaults
  /** Shows these faults, together with those shown before. */
  accuse: (faults: FormFaults) => void
  /** Removes the faults of files, after the files page was completed again. */
  clearFileFaults: () => void
}

/** The faults and those that are shown: they appear at an attempt, then disappear one by one as they are corrected (design, Forms). */
export function useFaults({ definition, answers, today, files, ...sending }: Options): Faults {
  const [attempt, setAttempt] = useState(0)
  const [accused, setAccused] = useState<readonly string[]>([])
  const [found, setFound] = useState<FormFaults>({})
  const refusal = useRefusal(answers, sending)

  useEffect(() => {
    if (accused.length === 0) return
    const look = () => {
      const next = only(checkNow(definition, answers, today), (path) => accused.includes(path))
      setFound((before) => (isAlike(before, next) ? before : next))
    }
    look()
    return answers.subscribe(look)
  }, [definition, answers, today, accused])

  return {
    shown: { ...found, ...only(files, (path) => accused.includes(path)), ...refusal.remaining },
    refused: refusal.remaining,
    attempt: attempt + refusal.round,
    round: refusal.round,
    all: () => ({ ...checkNow(definition, answers, today), ...files }),
    accuse(faults) {
      setAccused(Array.from(new Set([...accused, ...Object.keys(faults)])))
      setFound({ ...found, ...only(faults, (path) => !path.startsWith('files')) })
      setAttempt(attempt + 1)
    },
    clearFileFaults: () => refusal.clearFileFaults(),
  }
}

const checkNow = (definition: FormDefinition, answers: Answers, today: string): FormFaults =>
  checkAnswers(definition, fitAnswers(definition, answers.all()), { today })
