import {
  type AsyncCommand,
  asyncModelRun,
  asyncProperty,
  check,
  commands,
  interruptAfterTimeLimit,
  oneof,
} from 'fast-check'
import { makeApp } from '#mock/testing/test-app.ts'
import { MemoryStore } from '#mock/world/world-store.ts'
import { startOf } from './start.ts'
import type { StepKind, WalkStep } from './step.ts'
import { kindOf, themes } from './step-kinds.ts'
import { Walk } from './walk.ts'
import { BrokenInvariantError, watchWorlds } from './watch.ts'
import { injectWire } from './wire.ts'

/** The finding of a walk: the shortest list of steps that leads to it. */
export type Found = {
  readonly seed: number
  readonly steps: readonly WalkStep[]
  readonly complaint: string
  readonly invariant: string
}
export type Explored = {
  readonly walks: number
  readonly steps: number
  readonly exchanges: number
  readonly found: Found | undefined
}

/** How many walks of at most how many steps; after `milliseconds` walking and shrinking stop. */
type Extent = { readonly seed: number; readonly walks: number; readonly length: number; readonly milliseconds?: number }

class TakenStep implements AsyncCommand<Walk, Walk> {
  readonly #step: WalkStep
  readonly #trail: (step: WalkStep) => void

  constructor(step: WalkStep, trail: (step: WalkStep) => void) {
    this.#step = step
    this.#trail = trail
  }

  check(walk: Walk): boolean {
    return kindOf(this.#step).isPossible(walk, this.#step.details)
  }

  async run(walk: Walk): Promise<void> {
    this.#trail(this.#step)
    await kindOf(this.#step).take(walk, this.#step.details)
  }

  toString(): string {
    return JSON.stringify(this.#step)
  }
}

/**
 * Walks through the mock in this process, with a new world for each walk, and checks every invariant after every call. The same seed
 * repeats the same walks. fast-check shrinks a failure to the fewest steps.
 */
export const explore = async ({ seed, walks, length, milliseconds }: Extent): Promise<Explored> => {
  const store = new MemoryStore()
  const app = makeApp({ store })
  const counted = { walks: 0, steps: 0, exchanges: 0 }
  let trail: WalkStep[] = []
  let found: Found | undefined
  const movesOf = (kinds: readonly StepKind[]) =>
    oneof(...kinds.map(({ weight, steps }) => ({ weight, arbitrary: steps }))).map(
      (step) => new TakenStep(step, (taken) => trail.push(taken)),
    )
  const walksOf = (kinds: readonly StepKind[]) => commands([movesOf(kinds)], { maxCommands: length, size: 'max' })
  const property = asyncProperty(oneof(...themes.map(walksOf)), async (run) => {
    trail = []
    const walk = new Walk(
      injectWire(app),
      watchWorlds((id) => store.get(id)),
    )
    await walk.open({ seed, scenario: startOf(seed) })
    try {
      await asyncModelRun(() => ({ model: walk, real: walk }), run)
    } catch (error) {
      const invariant = error instanceof BrokenInvariantError ? error.invariant : 'noErrorOfTheWalkItself'
      found = { seed, steps: trail, complaint: error instanceof Error ? error.message : String(error), invariant }
      throw error
    } finally {
      for (const { id } of store.all()) store.delete(id)
      counted.walks += 1
      counted.steps += trail.length
      counted.exchanges += walk.exchanges
    }
  })
  await check(property, {
    seed,
    numRuns: walks,
    plugins: milliseconds === undefined ? [] : [interruptAfterTimeLimit(milliseconds)],
  })
  await app.close()
  return { ...counted, found }
}
