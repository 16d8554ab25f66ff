import { toIsoString } from '../domain/time/instant.ts'
import type { World } from '../world/world.ts'
import type { RecordedStep, Recording, SentMessage } from './recording.ts'

const MOST_STEPS = 2_000
/** Limit for all steps as JSON: responses are stored, and some are long. */
const MOST_LETTERS = 16_000_000

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

export class Recorder {
  readonly #world: World
  readonly #start: Pick<Recording, 'now' | 'frozen' | 'seed'>
  readonly #steps: RecordedStep[] = []
  /** By access token, which never leaves this object: the step that returned it. */
  readonly #sessions = new Map<string, number>()
  /** Ids of the requests whose steps are in the recording. */
  readonly #calls = new Set<string>()
  #letters = 0
  #isWhole = true
  /** The recording as it was when it was ended. */
  #ended: Pick<Recording, 'isWhole' | 'steps'> | undefined
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
      this.#steps.push(...before.steps)
      this.#isWhole = before.isWhole
      this.#letters = JSON.stringify(before.steps).length
    }
    this.#lastMessage = world.state.messages.at(-1)?.id
  }

  /** `at` in epoch ms: the world's clock when the step began. `token`: an access token that the step returned. */
  add(step: NewStep, at: number, token?: string): void {
    const sent = this.#newMessages()
    const whole = { ...step, at: toIsoString(at), ...(sent.length > 0 && { sent }) } as RecordedStep
    this.#letters += JSON.stringify(whole).length
    this.#isWhole &&= this.#steps.length < MOST_STEPS && this.#letters <= MOST_LETTERS
    if (!this.#isWhole) return
    if (token !== undefined) this.#sessions.set(token, this.#steps.length)
    this.#steps.push(whole)
  }

  /** Whether the steps of a request with this id were not added yet: it may be repeated after a lost response. */
  isFirst(callId: string): boolean {
    if (this.#calls.has(callId)) return false
    this.#calls.add(callId)
    return true
  }

  /** The index of the step that returned an access token, from 0. */
  sessionOf(token: string): number | undefined {
    return this.#sessions.get(token)
  }

  read(): Recording {
    const { id: world, scenario } = this.#world
    const { isWhole, steps } = this.#ended ?? this.#untilNow()
    return { world, scenario, ...this.#start, ...(this.#ended && { ended: true }), isWhole, steps }
  }

  /** Excludes later steps from what is read, until it is continued. */
  end(): void {
    this.#ended ??= this.#untilNow()
  }

  /** Includes the steps since the end: a test could not repeat later ones without them. */
  continue(): void {
    this.#ended = undefined
  }

  #untilNow(): Pick<Recording, 'isWhole' | 'steps'> {
    return { isWhole: this.#isWhole, steps: this.#steps.slice() }
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
