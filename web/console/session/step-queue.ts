import { createListeners } from '../../src/shared/listeners.ts'
import type { Schemas } from '../api/sandbox.ts'

type BrowserStep = Schemas['BrowserStep']

/** Maximum of steps in one call (openapi/sandbox/recordings.yaml). */
const MAX_STEPS = 200

/** A step and when it happened, in milliseconds since 1970. */
export type WaitingStep = { step: BrowserStep; happenedAt: number }

/** Steps that were not stored yet. The first `open.count` were sent in a call whose response did not arrive. */
export type SavedQueue = { waiting: readonly WaitingStep[]; open?: { callId: string; count: number } | undefined }

export type QueueState = { waiting: readonly WaitingStep[]; problem: Error | undefined }

type Call = { callId: string; steps: readonly WaitingStep[] }

/**
 * Steps being sent to the recording, one call after another, so that they are stored in order; what
 * failed waits and is not lost. A call whose response was lost is resent unchanged, under its own
 * name, so that its steps are stored once. `name` is the prefix of all names; `saved` is what a
 * queue had left before a reload.
 */
export function createStepQueue(name: string, send: (call: Call) => Promise<void>, saved?: SavedQueue) {
  const { subscribe, notify } = createListeners()
  let state: QueueState = { waiting: saved?.waiting ?? [], problem: undefined }
  let running: Promise<void> | undefined
  let open = saved?.open
  let calls = 0

  function put(next: QueueState): void {
    state = next
    notify()
  }

  async function run(): Promise<void> {
    put({ ...state, problem: undefined })
    while (state.waiting.length > 0 && !state.problem) {
      open ??= { callId: `${name}-${++calls}`, count: Math.min(state.waiting.length, MAX_STEPS) }
      const { callId, count } = open
      await send({ callId, steps: state.waiting.slice(0, count) }).then(
        () => {
          open = undefined
          put({ ...state, waiting: state.waiting.slice(count) })
        },
        (problem: unknown) => put({ ...state, problem: problem as Error }),
      )
    }
    running = undefined
  }

  function start(): void {
    running ??= run()
  }

  if (state.waiting.length > 0) start()
  return {
    /** `happenedAt` in milliseconds since 1970. */
    add(step: BrowserStep, happenedAt = browserTime()) {
      put({ ...state, waiting: [...state.waiting, { step, happenedAt }] })
      start()
    },
    /** Resends the steps that were not stored. */
    retry: start,
    /** Resolves once everything was sent, or nothing more can be. */
    drained: async () => running,
    /** Resolves once everything is stored, if need be after a `retry`. */
    emptied: () =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (state.waiting.length > 0) return
          unsubscribe()
          resolve()
        }
        const unsubscribe = subscribe(check)
        check()
      }),
    /** The same object until it changes. */
    state: () => state,
    /** What a new queue needs to continue. */
    saved: (): SavedQueue => ({ waiting: state.waiting, open }),
    subscribe,
  }
}

/** In milliseconds since 1970, finer than `Date.now()`. */
export const browserTime = (): number => performance.timeOrigin + performance.now()
