import type { Schemas } from '../../api/sandbox.ts'

type BrowserStep = Schemas['BrowserStep']

/** Maximum of steps in one call (openapi/sandbox/recordings.yaml). */
const MOST = 200

export type QueueState = { waiting: readonly BrowserStep[]; problem: Error | undefined }

export type StepQueue = {
  add: (step: BrowserStep) => void
  /** Resends the steps that were not stored. */
  retry: () => void
  /** Resolves once everything was sent, or nothing more can be. */
  drained: () => Promise<void>
  /** The same object until it changes. */
  state: () => QueueState
  subscribe: (listener: () => void) => () => void
}

type Call = { callId: string; steps: readonly BrowserStep[] }

/**
 * Steps being sent to the recording, one call after another, so that they are stored in order; what
 * failed waits and is not lost. A call whose response was lost is resent unchanged, under its own
 * name, so that its steps are stored once. `name` is the prefix of all names.
 */
export function createStepQueue(name: string, send: (call: Call) => Promise<void>): StepQueue {
  const listeners = new Set<() => void>()
  let state: QueueState = { waiting: [], problem: undefined }
  let running: Promise<void> | undefined
  let open: Call | undefined
  let calls = 0

  function put(next: QueueState): void {
    state = next
    for (const listener of listeners) listener()
  }

  async function run(): Promise<void> {
    put({ ...state, problem: undefined })
    while (state.waiting.length > 0 && !state.problem) {
      open ??= { callId: `${name}-${++calls}`, steps: state.waiting.slice(0, MOST) }
      const call = open
      await send(call).then(
        () => {
          open = undefined
          put({ ...state, waiting: state.waiting.slice(call.steps.length) })
        },
        (problem: unknown) => put({ ...state, problem: problem as Error }),
      )
    }
    running = undefined
  }

  function start(): void {
    running ??= run()
  }

  return {
    add(step) {
      put({ ...state, waiting: [...state.waiting, step] })
      start()
    },
    retry: start,
    drained: async () => running,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
