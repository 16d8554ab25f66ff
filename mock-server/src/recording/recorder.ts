import { toIsoString } from '../domain/time/instant.ts'
import type { World } from '../world/world.ts'
import { orderSteps, type TimedStep } from './order.ts'
import type { RecordedStep, Recording, SentMessage } from './recording.ts'

const MAX_STEPS = 2_000
/** Limit for all steps as JSON: responses are stored, and some are long. */
const MAX_LETTERS = 16_000_000

/** A step before it is in the recording, which adds the time and the messages sent. */
export type NewStep = RecordedStep extends infer Step
  ? Step extends object
    ? Omit<Step, 'at' | 'sent'>
    : never
  : never

/** The recording of a world, undefined if it is not recorded: a call there costs this one look-up. */
export function recorderOf(world: World): Recorder | undefined {
  return world.attachments.recording as Recorder | undefined
}

/** When something happened in a browser, in milliseconds of its clock, and when it sent that; `sender` names the console. */
export interface BrowserTime {
  readonly sender: string
  readonly sentAt: number
  readonly happenedAt: number
}

/** What is known of a call and is not part of its step. */
interface CallFacts {
  /** An access token that the call returned. */
  readonly token?: string | undefined
  /** When its request arrived, in milliseconds of `performance.now()`: faults and uploads delay the decision. */
  readonly arrivedAt?: number
  /** How much later a fault lets the response go, in milliseconds. */
  readonly delay?: number
}

/** Starts to record a world, for as long as it is in memory. `seed` as requested. */
export function startRecording(world: World, seed: number | undefined): void {
  world.attachments.recording = new Recorder(world, seed)
}

/** Continues the recording of a world in another one that was opened from its snapshot. It has ended; its user may continue it. */
export function resumeRecording(world: World, recording: Recording): void {
  const recorder = new Recorder(world, recording.seed, recording)
  recorder.end()
  world.attachments.recording = recorder
}

type Snapshot = Pick<Recording, 'isWhole' | 'steps'> & { readonly callsWithoutAction: readonly number[] }

export class Recorder {
  readonly #world: World
  readonly #start: Pick<Recording, 'now' | 'frozen' | 'seed'>
  readonly #steps: TimedStep[] = []
  /** By access token, which never leaves this object: the step that returned it. */
  readonly #sessions = new Map<string, number>()
  /** Ids of the requests whose steps are in the recording. */
  readonly #calls = new Set<string>()
  /** The clock of this process minus that of a console, in milliseconds, by its fastest request. */
  readonly #offsets = new Map<string, number>()
  #letters = 0
  #isWhole = true
  /** The recording as it was when it was ended. */
  #ended: Snapshot | undefined
  #lastMessage: string | undefined

  /** `before`: what was recorded in the world that this one continues. */
  constructor(world: World, seed: number | undefined, before?: Recording) {
    this.#world = world
    this.#start = {
      now: before?.now ?? toIsoString(world.clock.now()),
      frozen: before?.frozen ?? world.clock.frozen,
      ...(seed !== undefined && { seed }),
    }
    if (before) {
      // Before everything that is recorded here, in their order.
      this.#steps.push(
        ...before.steps.map((step) => ({ step, now: 0, arrivedAt: Number.NEGATIVE_INFINITY, answeredAt: 0 })),
      )
      this.#isWhole = before.isWhole
      this.#letters = JSON.stringify(before.steps).length
    }
    this.#lastMessage = world.state.messages.at(-1)?.id
  }

  /** `at` in epoch ms: the world's clock when the step began. */
  add(step: NewStep, at: number, { token, arrivedAt, delay = 0 }: CallFacts = {}): void {
    const now = performance.timeOrigin + performance.now()
    this.#add(
      step,
      at,
      { now, arrivedAt: arrivedAt === undefined ? now : performance.timeOrigin + arrivedAt, answeredAt: now + delay },
      token,
    )
  }

  /** A step of the browser takes its place by the time when it happened: the calls that it caused arrive before it. */
  addFromBrowser(step: NewStep, at: number, time: BrowserTime | undefined): void {
    if (!time) {
      this.add(step, at)
      return
    }
    const { sender, sentAt, happenedAt } = time
    const now = performance.timeOrigin + performance.now()
    this.#offsets.set(sender, Math.min(this.#offsets.get(sender) ?? Number.POSITIVE_INFINITY, now - sentAt))
    this.#add(step, at, { now: happenedAt, arrivedAt: happenedAt, answeredAt: happenedAt, sender })
  }

  #add(step: NewStep, at: number, time: Omit<TimedStep, 'step'>, token?: string): void {
    const sent = this.#newMessages()
    const whole = { ...step, at: toIsoString(at), ...(sent.length > 0 && { sent }) } as RecordedStep
    this.#letters += JSON.stringify(whole).length
    this.#isWhole &&= this.#steps.length < MAX_STEPS && this.#letters <= MAX_LETTERS
    if (!this.#isWhole) return
    if (token !== undefined) this.#sessions.set(token, this.#steps.length)
    this.#steps.push({ step: whole, ...time })
  }

  /** Whether the steps of a request with this id were not added yet: it may be repeated after a lost response. */
  isFirst(callId: string): boolean {
    if (this.#calls.has(callId)) return false
    this.#calls.add(callId)
    return true
  }

  /** The step that returned an access token, counted from 0 as they arrived. */
  sessionOf(token: string): number | undefined {
    return this.#sessions.get(token)
  }

  read(): Recording {
    const { id: world, scenario } = this.#world
    const { isWhole, steps } = this.#snapshot()
    return { world, scenario, ...this.#start, ...(this.#ended && { ended: true }), isWhole, steps }
  }

  /** The calls that no action of the user explains, as indexes of the steps. */
  callsWithoutAction(): readonly number[] {
    return this.#snapshot().callsWithoutAction
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined
  }

  /** Excludes later steps from what is read, until it is continued. */
  end(): void {
    this.#ended ??= this.#untilNow()
  }

  /** Includes the steps since the end: a test could not repeat later ones without them. */
  continue(): void {
    this.#ended = undefined
  }

  #snapshot(): Snapshot {
    return this.#ended ?? this.#untilNow()
  }

  #untilNow(): Snapshot {
    return { isWhole: this.#isWhole, ...orderSteps(this.#steps, this.#offsets) }
  }

  /** Messages sent since the last step with something to type or open. */
  #newMessages(): SentMessage[] {
    const { messages } = this.#world.state
    const known = messages.findLastIndex(({ id }) => id === this.#lastMessage)
    this.#lastMessage = messages.at(-1)?.id
    return messages
      .slice(known + 1)
      .filter(({ code, link }) => code !== undefined || link !== undefined)
      .map(({ channel, to, code, link }) => ({
        channel,
        to,
        ...(code !== undefined && { code }),
        ...(link !== undefined && { link }),
      }))
  }
}
