import { useEffect, useRef, useState } from 'react'
import { ApiFailure, unreadableAnswer } from './envelope.ts'
import { createIntent, type Intent } from './idempotency.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

type SaveOptions<Input, Output> = {
  mutationFn: (input: Input, context: { idempotencyKey: string }) => Promise<Output>
  onSuccess?: (output: Output) => void
  /** Called after a refusal or a network failure, but not if the person has changed meanwhile. */
  onError?: (failure: ApiFailure) => void
  /** What makes two requests equal, if not the complete input: a file is represented by its metadata. */
  body?: (input: Input) => unknown
  /** Outlives the component, or stores its key on the device. */
  intent?: Intent
}

type Save<Input, Output> = {
  isSaving: boolean
  /** Of the last `save`, until the next one; `dropFailure` forgets it. */
  failure: ApiFailure | undefined
  dropFailure: () => void
  /** For a button. Does nothing while a call is under way. Handlers are not called after the component has been unmounted. */
  save: (input: Input) => void
  /** For `useContractForm`, which allows one submission at a time itself. Rejects with `ApiFailure`; calls no handlers. */
  saveAsync: (input: Input) => Promise<Output>
}

/**
 * Writes once (rule 18.10): the same again after an unknown outcome reuses the key of `createIntent`. Never retries
 * automatically (rule 18.14). Not `useMutation`, because public pages have no query client (ADR 004).
 */
export function useSave<Input, Output>(options: SaveOptions<Input, Output>): Save<Input, Output> {
  // A new closure for each render costs less than the code that would memoize it.
  'use no memo'
  const { mutationFn, onSuccess, onError, body = (input) => input } = options
  const [own] = useState(() => createIntent())
  const intent = options.intent ?? own
  const { isUnderWay, isOpen, begin, end, giveUp } = useOneAtATime()
  const [failure, setFailure] = useState<ApiFailure>()
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])

  const saveAsync = (input: Input) =>
    intent.send(body(input), (idempotencyKey) => mutationFn(input, { idempotencyKey }))

  async function run(input: Input): Promise<void> {
    try {
      const output = await saveAsync(input)
      if (isUnmounted.current) return
      onSuccess?.(output)
      end()
    } catch (cause) {
      giveUp()
      // A success that the page cannot read: the write may have happened (rule 17.10).
      const outcome = cause instanceof ApiFailure ? cause : new ApiFailure(unreadableAnswer(cause))
      if (outcome !== cause) reportError(cause)
      if (isUnmounted.current || outcome.isSuperseded) return
      setFailure(outcome)
      onError?.(outcome)
    }
  }

  function save(input: Input): void {
    if (!isOpen()) return
    setFailure(undefined)
    begin()
    void run(input)
  }

  return { isSaving: isUnderWay, failure, dropFailure: () => setFailure(undefined), save, saveAsync }
}
