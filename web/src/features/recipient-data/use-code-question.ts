import { useState } from 'react'
import { ApiFailure } from '#web/shared/api/envelope.ts'

export type CodeQuestion = {
  isAsked: boolean
  /** Whether a code was given. */
  answer: (isGiven: boolean) => void
}

const nothing = { isAsked: false, answer: () => {} }

/**
 * A save that needs a code by SMS waits for it and is then sent again (rule 10.21), so that nothing typed is lost. Rejects with the
 * refusal if no code is given.
 */
export function useCodeQuestion() {
  const [question, setQuestion] = useState<CodeQuestion>(nothing)

  async function withCode<Saved>(send: () => Promise<Saved>): Promise<Saved> {
    try {
      return await send()
    } catch (failure) {
      if (!(failure instanceof ApiFailure && failure.error === 'code-required')) throw failure
      const { promise, resolve } = Promise.withResolvers<boolean>()
      setQuestion({ isAsked: true, answer: resolve })
      const isGiven = await promise
      setQuestion(nothing)
      if (!isGiven) throw failure
      return withCode(send)
    }
  }

  return { question, withCode }
}
