import { useEffect, useState } from 'react'
import type { FormAnswers, FormFaults } from '#rules/forms/form.ts'
import { answerAt } from '#rules/forms/shown-items.ts'
import type { Answers } from '../form-engine/answers.ts'
import { hasAny, isAlike, itemOf, only } from './fault-sets.ts'

export type Sending = {
  isSending: boolean
  /** What the provider refused at the last sending. */
  serverFaults: FormFaults
}

type Refusal = {
  faults: FormFaults
  /** The answers that were refused: a fault stands until its answer is another. */
  sent: FormAnswers
  round: number
}

/** What the provider refused, as long as it is as it was sent. `round` grows with each refusal, the same one again too. */
export function useRefusal(answers: Answers, { isSending, serverFaults }: Sending) {
  const [seen, setSeen] = useState({ isSending, serverFaults })
  const [refusal, setRefusal] = useState<Refusal>({ faults: serverFaults, sent: answers.all(), round: 0 })
  const [standing, setStanding] = useState(serverFaults)
  const isAnswered = seen.isSending && !isSending
  const isOther = !isAlike(seen.serverFaults, serverFaults)

  if (seen.isSending !== isSending || isOther) setSeen({ isSending, serverFaults })
  if (isOther || (isAnswered && hasAny(serverFaults))) {
    const round = hasAny(serverFaults) ? refusal.round + 1 : refusal.round
    setRefusal({ faults: serverFaults, sent: answers.all(), round })
    setStanding(serverFaults)
  }

  useEffect(() => {
    if (!hasAny(refusal.faults)) return
    const look = () => {
      const all = answers.all()
      const isAsSent = (id: string) => isAlike(answerAt(all, id), answerAt(refusal.sent, id))
      const next = only(refusal.faults, (path) => isAsSent(itemOf(path)))
      setStanding((before) => (isAlike(before, next) ? before : next))
    }
    return answers.subscribe(look)
  }, [answers, refusal])

  return {
    standing,
    round: refusal.round,
    forgiveFiles() {
      const faults = only(refusal.faults, (path) => itemOf(path) !== 'files')
      setRefusal({ ...refusal, faults })
      setStanding(only(standing, (path) => itemOf(path) !== 'files'))
    },
  }
}
