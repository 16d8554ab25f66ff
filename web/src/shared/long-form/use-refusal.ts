import { useEffect, useState } from 'react'
import type { FormAnswers, FormFaults } from '#rules/forms/form.ts'
import { answerAt } from '#rules/forms/shown-items.ts'
import type { Answers } from '../form-engine/answers.ts'
import { faultItem, hasAny, isAlike, only } from './fault-sets.ts'

export type FormSending = {
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
export function useRefusal(answers: Answers, { isSending, serverFaults }: FormSending) {
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
