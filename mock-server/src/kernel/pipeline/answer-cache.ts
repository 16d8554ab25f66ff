import type { WorldState } from '../../domain/state/world-state.ts'
import { ADDRESS_STEP } from '../access/image-signer.ts'

/** Per state; a state is soon followed by the next one, so the bound matters only to a world that many people read. */
const MAX_ANSWERS = 100

interface CachedAnswer<Answer> {
  readonly answer: Answer
  readonly from: number
  /** Epoch ms, exclusive. */
  readonly until: number
}

/**
 * Answers of one operation by the immutable state that they were computed from, so a change makes them unreachable. Time alone changes
 * an answer at the next due event, at midnight in Prague or when pictures get new addresses. The last two happen at full steps of
 * `ADDRESS_STEP`, because the offsets of Prague are full hours.
 */
export class AnswerCache<Answer> {
  readonly #answers = new WeakMap<WorldState, Map<string, CachedAnswer<Answer>>>()

  find(state: WorldState, key: string, now: number): Answer | undefined {
    const known = this.#answers.get(state)?.get(key)
    return known && now >= known.from && now < known.until ? known.answer : undefined
  }

  /** `nextEventAt`: the first due event after `now`, epoch ms. */
  add(state: WorldState, key: string, answer: Answer, now: number, nextEventAt: number): void {
    const known = this.#answers.get(state) ?? new Map<string, CachedAnswer<Answer>>()
    if (known.size >= MAX_ANSWERS) known.clear()
    const nextStep = (Math.floor(now / ADDRESS_STEP) + 1) * ADDRESS_STEP
    known.set(key, { answer, from: now, until: Math.min(nextEventAt, nextStep) })
    this.#answers.set(state, known)
  }
}
