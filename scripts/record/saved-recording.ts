import { renameSync, writeFileSync } from 'node:fs'
import type { components } from '#generated/sandbox.d.ts'

type Schemas = components['schemas']
type Step = Schemas['CallStep']

const MOST_STEPS = 2_000

/** The recording on the disk, complete after each step: if the program is killed, the steps so far are saved. */
export class SavedRecording {
  readonly #file: string
  readonly #steps: Step[] = []
  #isWhole = true

  constructor(file: string) {
    this.#file = file
  }

  /** Accepts only masked steps; returns the number of the step, or undefined if the recording is full. */
  add(step: Step): number | undefined {
    if (this.#steps.length < MOST_STEPS) this.#steps.push(step)
    else this.#isWhole = false
    this.#write()
    return this.#isWhole ? this.#steps.length - 1 : undefined
  }

  /** Updates an earlier step. */
  change(index: number, how: (step: Step) => Step): void {
    const step = this.#steps[index]
    if (step) this.#steps[index] = how(step)
    this.#write()
  }

  recording(): Schemas['Recording'] {
    const now = this.#steps[0]?.at ?? '1970-01-01T00:00:00.000Z'
    return {
      world: 'recorded',
      scenario: 'default',
      now,
      frozen: false,
      isWhole: this.#isWhole,
      isMasked: true,
      steps: this.#steps,
    }
  }

  #write(): void {
    writeFileSync(`${this.#file}.part`, `${JSON.stringify(this.recording(), null, 2)}\n`)
    renameSync(`${this.#file}.part`, this.#file)
  }
}
