import type { JsonObject } from '#mock/kernel/contract/contract.ts'
import { answeredSession } from '#mock/recording/answered-session.ts'
import { codesOf } from '#mock/recording/expectation.ts'
import { fakeFile } from '#mock/recording/fake-file.ts'
import type { CallStep } from '#mock/recording/recording.ts'
import { findValues, type Value } from '#mock/recording/values.ts'
import { type CallerIdentity, type ScenarioAnswer, ScenarioCaller } from '../../contracts/scenarios/caller.ts'
import { textAt } from '../../contracts/scenarios/text-at.ts'

/** The first step that a fresh mock answers differently, by its index, and how. */
export interface ReplayDifference {
  readonly index: number
  readonly answered: string
}

/** Repeats the calls of a masked recording in a new world, as its scenario does, up to the first with a different outcome. */
export async function firstDifference(
  steps: readonly CallStep[],
  { origin, now }: { readonly origin: string; readonly now: string },
): Promise<ReplayDifference | undefined> {
  const opened = await fetch(`${origin}/sandbox/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  })
  const { id } = (await opened.json()) as { id: string }
  try {
    return await new Replay(steps, origin, id).run()
  } finally {
    await fetch(`${origin}/sandbox/worlds/${id}`, { method: 'DELETE' })
  }
}

class Replay {
  readonly #steps: readonly CallStep[]
  readonly #origin: string
  readonly #world: string
  readonly #values: readonly Value[]
  /** Returns the text of this world for a text of the recording. */
  readonly #texts = new Map<string, string>()
  readonly #people = new Map<number, CallerIdentity>()

  constructor(steps: readonly CallStep[], origin: string, world: string) {
    this.#steps = steps
    this.#origin = origin
    this.#world = world
    this.#values = findValues(steps)
  }

  async run(): Promise<ReplayDifference | undefined> {
    for (const [index, step] of this.#steps.entries()) {
      await this.#readCodes(index)
      const answer = await this.#send(step).catch(() => undefined)
      if (!answer) return { index, answered: 'no envelope' }
      if (!isSame(step, answer)) return { index, answered: outcomeText(answer) }
      const missing = this.#remember(step, index, answer)
      if (missing) return { index: missing.firstUse, answered: 'nothing to call it with' }
    }
    return undefined
  }

  #send(step: CallStep): Promise<ScenarioAnswer> {
    const { method, body, files, accessKey, idempotencyKey: key, lang } = step
    const caller = new ScenarioCaller(`${this.#origin}/api`, this.#world, this.#personOf(step))
    const options = {
      ...(accessKey !== undefined && { accessKey: this.#text(accessKey) }),
      ...(key !== undefined && { key }),
      query: this.#filled(step.query) as Record<string, string>,
      ...(lang === 'en' && { headers: { lang } }),
    }
    const path = step.path
      .split('/')
      .map((part) => encodeURIComponent(this.#text(decodeURIComponent(part))))
      .join('/')
    if (files) {
      const uploads = files.map(({ meta, name, type, size }) => ({
        meta,
        ...(name !== '' && { name, type, bytes: new Uint8Array(fakeFile(type, size)) }),
      }))
      return caller.upload(uploads, { ...options, path })
    }
    if (method === 'POST')
      return caller.post(path, body === undefined ? null : (this.#filled(body) as JsonObject), options)
    return method === 'DELETE' ? caller.delete(path, options) : caller.get(path, options)
  }

  #personOf({ session, uid }: CallStep): CallerIdentity {
    if (session !== undefined) return this.#people.get(session) ?? { token: undefined, personId: '' }
    return uid === '' ? { token: undefined, personId: '' } : { token: 'of-no-step', personId: uid }
  }

  /** Returns a text that later steps need and this world did not return. */
  #remember(step: CallStep, index: number, answer: ScenarioAnswer): Value | undefined {
    const { token, personId } = answeredSession(answer.response) ?? {}
    if (token !== undefined) this.#people.set(index, { token, personId: personId ?? this.#personOf(step).personId })
    return this.#values.find((value) => {
      if (value.step !== index || value.origin.kind !== 'answer') return false
      try {
        this.#texts.set(value.text, textAt(answer, value.origin.path))
        return false
      } catch {
        return true
      }
    })
  }

  async #readCodes(index: number): Promise<void> {
    for (const { text, origin, firstUse, newestUntil } of this.#values) {
      if (origin.kind !== 'code' || Math.min(firstUse, newestUntil) !== index) continue
      const listed = await fetch(`${this.#origin}/sandbox/worlds/${this.#world}/messages?channel=${origin.channel}`)
      const { messages } = (await listed.json()) as { messages: readonly { code?: string }[] }
      this.#texts.set(text, messages.at(-1)?.code ?? text)
    }
  }

  #text = (text: string): string => this.#texts.get(text) ?? text

  #filled(value: unknown): unknown {
    if (typeof value === 'string') return this.#text(value)
    if (Array.isArray(value)) return value.map((item) => this.#filled(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, this.#filled(item)]))
  }
}

const isSame = (step: CallStep, answer: ScenarioAnswer): boolean =>
  Object.entries(codesOf(step)).every(([name, code]) => answer[name as keyof ScenarioAnswer] === code)

/** Formats only the codes: `HTTP 200, 401 user-not-found`. */
export const outcomeText = ({
  status,
  error_code: code,
  error,
}: Pick<ScenarioAnswer, 'status' | 'error_code' | 'error'>): string =>
  `HTTP ${status}, ${code}${error === undefined ? '' : ` ${error}`}`
