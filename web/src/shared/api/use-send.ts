import { useEffect, useRef } from 'react'
import { ApiFailure } from './envelope.ts'
import { useIntent } from './use-intent.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

type Handlers<Output> = {
  onSent: (output: Output) => void
  /** Refused by the provider, or lost on the way (`failure.isNetwork`); never told about a person who has left. */
  onFailed?: (failure: ApiFailure) => void
}

/**
 * Sends what a form or button asks for, once: while it is under way a further `send` does nothing, and trying the same again
 * after an unknown outcome reuses the idempotency key (rule 18.10). Nothing is retried by itself (rule 18.14). After the component is gone,
 * nobody hears of the answer.
 *
 *     const rating = useSend((vote: Vote, key) => saveNps(api, vote, key), { onSent: ..., onFailed: ... })
 *     <Button busy={rating.isSending} onClick={() => rating.send(vote)}>
 */
export function useSend<Input, Output>(
  call: (input: Input, idempotencyKey: string) => Promise<Output>,
  handlers: Handlers<Output>,
): { isSending: boolean; send: (input: Input) => void } {
  const intent = useIntent()
  const { isUnderWay, isOpen, begin, end, giveUp } = useOneAtATime()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  async function run(input: Input): Promise<void> {
    try {
      const output = await intent.send(input, (key) => call(input, key))
      if (isGone.current) return
      handlers.onSent(output)
      end()
    } catch (cause) {
      giveUp()
      if (!(cause instanceof ApiFailure)) throw cause
      if (!isGone.current && !cause.isSuperseded) handlers.onFailed?.(cause)
    }
  }

  function send(input: Input): void {
    if (!isOpen()) return
    begin()
    void run(input)
  }

  return { isSending: isUnderWay, send }
}
