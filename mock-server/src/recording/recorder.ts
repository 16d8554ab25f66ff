import { toIsoString } from '../domain/time/instant.ts'
import type { World } from '../world/world.ts'
import type { RecordedStep, Recording, SentMessage } from './recording.ts'

const MOST_STEPS = 2_000
/** Of all its steps as JSON: answers are kept, and some are long. */
const MOST_LETTERS = 16_000_000

/** What a step is before it stands in the recording, which knows the moment and what was sent. */
export type NewStep = RecordedStep extends infer Step
  ? Step extends object
    ? Omit<Step, 'at' | 'sent'>
    : never
  : never

/** The recording of a world, undefined where none was asked for: a call there pays this one look. */
export function recorderOf(world: World): Recorder | undefined {
  return world.attachments.recording as Recorder | undefined
}

/** From now on everything is recorded, for as long as the world is in the memory. `seed` as it was wished for. */
export function startRecording(world: World, seed: number | undefined): void {
  world.attachments.recording = new Recorder(world, seed)
}

export class Recorder {
  readonly #world: World
  readonly #start: Pick<Recording, 'now' | 'frozen' | 'seed'>
  readonly #steps: RecordedStep[] = []
  /** By access token, which itself never leaves: the step that brought it. */
  readonly #sessions = new Map<string, number>()
  /** Names of the calls whose steps stand here. */
  readonly #calls = new Set<string>()
  #letters = 0
  #isWhole = true
  /** As it was when somebody ended it. */
  #ended: Pick<Recording, 'isWhole' | 'steps'> | undefined
  #lastMessage: string | undefined

  constructor(world: World, seed: number | undefined) {
    this.#world = world
    this.#start = {
      now: toIsoString(world.clock.now()),
      frozen: world.clock.frozen,
      ...(seed !== undefined && { seed }),
    }
    this.#lastMessage = world.state.messages.at(-1)?.id
  }

  /** `at` in epoch ms: the world's clock when it began. `token`: an access token that the step brought. */
  add(step: NewStep, at: number, token?: string): void {
    const sent = this.#newMessages()
    const whole = { ...step, at: toIsoString(at), ...(sent.length > 0 && { sent }) } as RecordedStep
    this.#letters += JSON.stringify(whole).length
    this.#isWhole &&= this.#steps.length < MOST_STEPS && this.#letters <= MOST_LETTERS
    if (!this.#isWhole) return
    if (token !== undefined) this.#sessions.set(token, this.#steps.length)
    this.#steps.push(whole)
  }

  /** Whether steps told by a call of this name were not added yet: it may come again after a lost answer. */
  isFirst(callId: string): boolean {
    if (this.#calls.has(callId)) return false
    this.#calls.add(callId)
    return true
  }

  /** The step that brought an access token, from 0. */
  sessionOf(token: string): number | undefined {
    return this.#sessions.get(token)
  }

  read(): Recording {
    const { id: world, scenario } = this.#world
    const { isWhole, steps } = this.#ended ?? this.#untilNow()
    return { world, scenario, ...this.#start, ...(this.#ended && { ended: true }), isWhole, steps }
  }

  /** From now on nothing is added to what is read, until it goes on. */
  end(): void {
    this.#ended ??= this.#untilNow()
  }

  /** With what was done since the end: a test could not repeat what comes without it. */
  continue(): void {
    this.#ended = undefined
  }

  #untilNow(): Pick<Recording, 'isWhole' | 'steps'> {
    return { isWhole: this.#isWhole, steps: this.#steps.slice() }
  }

  /** What was sent since the last step and can be typed or opened. */
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
