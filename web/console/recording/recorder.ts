import { portalWindow } from '../api/portal-window.ts'
import { answered, sandbox, steering } from '../api/sandbox.ts'
import { createStepQueue, type StepQueue } from './steps/step-queue.ts'
import type { Heart } from './watch/heart.ts'
import type { BrowserStep, NotRecorded } from './watch/watch-page.ts'
import { type PortalWatch, type WindowState, watchPortal } from './watch/watch-portal.ts'

const END = '/worlds/{world}/recording/end'

export type RecorderState = {
  /** The recording has not ended. */
  isWanted: boolean
  window: WindowState
  /** Path of the page in the portal's window, without query and fragment. */
  path: string
  missed: readonly NotRecorded[]
}

export type Recorder = {
  queue: StepQueue
  /** The same object until it changes. */
  state: () => RecorderState
  subscribe: (listener: () => void) => () => void
  start: () => void
  /** Resumes after its end; resolves when the sandbox has stored it. */
  resume: () => Promise<void>
  /** Stops watching: the console shows another world. */
  pause: () => void
  /**
   * Input typed so far is still sent, and nothing after it; resolves when the sandbox has stored
   * it.
   */
  end: () => Promise<void>
  /** It had ended before the console was loaded. */
  stayEnded: () => void
  add: (step: BrowserStep) => void
}

/**
 * Watches the portal's window and adds the user's actions to the recording of a world. It can be
 * stopped and started again.
 */
export function createRecorder(world: string, heart: Heart): Recorder {
  const listeners = new Set<() => void>()
  const queue = createStepQueue(randomName(), async ({ callId, steps }) => {
    const params = { path: { world } }
    await answered(sandbox.POST('/worlds/{world}/recording/steps', { params, body: { callId, steps: [...steps] } }))
  })
  let state: RecorderState = { isWanted: true, window: 'none', path: '', missed: [] }
  let watch: PortalWatch | undefined

  function put(change: Partial<RecorderState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const portalEvents = {
    step: queue.add,
    missed: (what: NotRecorded) => put({ missed: [...state.missed, what] }),
    window(window: WindowState, path: string) {
      if (window !== state.window || path !== state.path) put({ window, path })
    },
  }

  /**
   * Input typed before the tester moves the clock or sets a fault comes before it in the recording,
   * too.
   */
  async function settle(): Promise<void> {
    watch?.flush()
    await queue.drained()
  }

  function pause(): void {
    watch?.stop()
    watch = undefined
    steering.delete(settle)
    put({ window: 'none', path: '' })
  }

  function start(): void {
    put({ isWanted: true })
    watch ??= watchPortal(portalWindow, heart, portalEvents)
    steering.add(settle)
  }

  function stayEnded(): void {
    pause()
    put({ isWanted: false })
  }

  /** If the sandbox does not respond, the console reports it globally. */
  async function storeEnded(isEnded: boolean): Promise<void> {
    const params = { path: { world } }
    const telling = isEnded ? sandbox.PUT(END, { params }) : sandbox.DELETE(END, { params })
    await telling.catch(() => {})
  }

  return {
    queue,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start,
    async resume() {
      start()
      await storeEnded(false)
    },
    pause,
    stayEnded,
    async end() {
      stayEnded()
      await queue.drained()
      await storeEnded(true)
    },
    add: queue.add,
  }
}

/** Distinguishes its calls from those of the same console before a reload. */
const randomName = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')
