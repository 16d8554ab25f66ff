import { useEffect, useState } from 'react'
import { checkAnswers, fitAnswers } from '#rules/forms/check-answers.ts'
import type { FormAnswers, FormDefinition, FormFaults } from '#rules/forms/form.ts'
import { answerAt } from '#rules/forms/shown-items.ts'
import type { Answers } from '../form-engine/answers.ts'
import { faultItem, hasAny, isAlike, only } from './fault-sets.ts'

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

/** The faults and those that are shown: they appear at an attempt, then disappear one by one as they are corrected. */
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

type FormSending = {
  isSending: boolean
  /** Faults found by the provider at the last submission. */
  serverFaults: FormFaults
}

type Refusal = {
  faults: FormFaults
  /** The refused answers: a fault remains until its answer changes. */
  sent: FormAnswers
  round: number
}

/** Faults found by the provider, as long as their answers are unchanged. `round` grows with each refusal, also with an equal one. */
function useRefusal(answers: Answers, { isSending, serverFaults }: FormSending) {
  const [seen, setSeen] = useState({ isSending, serverFaults })
  const [refusal, setRefusal] = useState<Refusal>({ faults: serverFaults, sent: answers.all(), round: 0 })
  const [remaining, setRemaining] = useState(serverFaults)
  const isAnswered = seen.isSending && !isSending
  const isOther = !isAlike(seen.serverFaults, serverFaults)

  if (seen.isSending !== isSending || isOther) setSeen({ isSending, serverFaults })
  if (isOther || (isAnswered && hasAny(serverFaults))) {
    const round = hasAny(serverFaults) ? refusal.round + 1 : refusal.round
    setRefusal({ faults: serverFaults, sent: answers.all(), round })
    setRemaining(serverFaults)
  }

  useEffect(() => {
    if (!hasAny(refusal.faults)) return
    const look = () => {
      const all = answers.all()
      const isAsSent = (id: string) => isAlike(answerAt(all, id), answerAt(refusal.sent, id))
      const next = only(refusal.faults, (path) => isAsSent(faultItem(path)))
      setRemaining((before) => (isAlike(before, next) ? before : next))
    }
    return answers.subscribe(look)
  }, [answers, refusal])

  return {
    remaining,
    round: refusal.round,
    clearFileFaults() {
      const faults = only(refusal.faults, (path) => faultItem(path) !== 'files')
      setRefusal({ ...refusal, faults })
      setRemaining(only(remaining, (path) => faultItem(path) !== 'files'))
    },
  }
}
