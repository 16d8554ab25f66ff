import { createListeners } from '../../src/shared/listeners.ts'
import { portalMoves, portalWindow } from '../api/portal-window.ts'
import { answered, sandbox, steering } from '../api/sandbox.ts'
import { readMemory, writeMemory } from './recorder-memory.ts'
import { browserTime, createStepQueue, type WaitingStep } from './step-queue.ts'
import type { Heart } from './watch/heart.ts'
import type { BrowserStep, NotRecorded } from './watch/watch-page.ts'
import { type PortalWatch, type WindowState, watchPortal } from './watch/watch-portal.ts'

const END = '/worlds/{world}/recording/end'

export type RecorderState = {
  /** The recording has not ended. */
  isWanted: boolean
  /** Its end was requested; the last steps are still arriving. */
  isEnding: boolean
  window: WindowState
  /** Path of the page in the portal's window, without query and fragment. */
  path: string
  missed: readonly NotRecorded[]
  /** The operation whose call this recording was started to make again. */
  repeats: string | undefined
}

export type Recorder = ReturnType<typeof createRecorder>

/**
 * Watches the portal's window in a world and adds the user's actions to its recording. It can be
 * stopped and started again, and continues after a reload of the console.
 */
export function createRecorder(world: string, heart: Heart) {
  const { subscribe, notify } = createListeners()
  const memory = readMemory(world)
  const queue = createStepQueue(randomName(), send, memory?.queue)
  let state: RecorderState = {
    isWanted: memory?.isWanted ?? true,
    isEnding: false,
    window: 'none',
    path: '',
    missed: memory?.missed ?? [],
    repeats: memory?.repeats,
  }
  let page = memory?.page
  let watch: PortalWatch | undefined

  async function send({ callId, steps }: Parameters<Parameters<typeof createStepQueue>[1]>[0]): Promise<void> {
    const params = { path: { world } }
    const happenedAt = steps.map((step) => step.happenedAt)
    const body = { callId, sentAt: browserTime(), happenedAt, steps: steps.map(({ step }) => step) }
    await answered(sandbox.POST('/worlds/{world}/recording/steps', { params, body }))
  }

  function remember(): void {
    const { isWanted, missed, repeats } = state
    writeMemory(world, { isWanted, missed, repeats, queue: queue.saved(), page })
  }

  function put(change: Partial<RecorderState>): void {
    state = { ...state, ...change }
    notify()
    remember()
  }

  const portalEvents = {
    step: (step: BrowserStep) => queue.add(step),
    missed: (what: NotRecorded) => put({ missed: [...state.missed, what] }),
    window(window: WindowState, path: string) {
      if (window !== state.window || path !== state.path) put({ window, path })
    },
  }

  /**
   * Sends the input typed so far; resolves once everything was sent, or nothing more can be. Input typed before the tester moves the clock
   * or sets a fault comes before it in the recording, too.
   */
  async function settle(): Promise<void> {
    watch?.flush()
    await queue.drained()
  }

  /** The console is about to be reloaded or closed. */
  function leave(): void {
    watch?.flush()
    page = watch?.memory()
    remember()
  }

  function start(): void {
    put({ isWanted: true })
    if (watch) return
    watch = watchPortal(() => portalWindow(world), heart, portalEvents, page)
    page = undefined
    portalMoves.add(watch.expectMove)
    steering.add(settle)
    window.addEventListener('pagehide', leave)
  }

  /** It had ended before the console was loaded, or its world is no longer recorded. */
  function stayEnded(): void {
    watch?.stop()
    if (watch) portalMoves.delete(watch.expectMove)
    watch = undefined
    steering.delete(settle)
    window.removeEventListener('pagehide', leave)
    put({ isWanted: false, isEnding: false, window: 'none', path: '' })
  }

  /** If the sandbox does not respond, the console reports it globally. */
  async function storeEnded(isEnded: boolean): Promise<void> {
    const params = { path: { world } }
    const request = isEnded ? sandbox.PUT(END, { params }) : sandbox.DELETE(END, { params })
    await request.catch(() => {})
  }

  queue.subscribe(remember)
  return {
    queue,
    /** The same object until it changes. */
    state: () => state,
    subscribe,
    start,
    /** Names the operation whose call the tester is to make again. */
    setRepeats: (repeats: string) => put({ repeats }),
    /** Resumes after its end; resolves when the sandbox has stored it. */
    async resume() {
      start()
      await storeEnded(false)
    },
    settle,
    stayEnded,
    /**
     * Ends once the page shows the result of the last action and every step is stored; resolves when
     * the sandbox has stored the end.
     */
    async end() {
      put({ isEnding: true })
      await watch?.settled()
      await settle()
      await queue.emptied()
      stayEnded()
      await storeEnded(true)
    },
    /** Adds the steps of a test to a page that the console opens by itself. */
    addWayTo(path: string, steps: readonly WaitingStep[]) {
      for (const { step, happenedAt } of steps) queue.add(step, happenedAt)
      if (steps.length > 0) watch?.expectArrival(path)
    },
  }
}

/** Distinguishes its calls from those of the same console before a reload. */
const randomName = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')
