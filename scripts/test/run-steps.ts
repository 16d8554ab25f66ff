import type { Finished, StepOutcome, TestStep } from './step.ts'

type Options = {
  /** How many steps may run at once. */
  jobs: number
  run: (step: TestStep) => Promise<StepOutcome>
  /** Called as each step ends, in the order they end. */
  onEnd?: (finished: Finished) => void
}

/**
 * Runs the steps, each once the steps it needs have passed, the longest of the ready ones first, exclusive ones last. A step whose need
 * failed is not run and counts as one failure: it is unknown whether it passes. Returns the results in the order of `steps`. Throws if a
 * need is unknown or listed after the step that has it.
 */
export async function runSteps(steps: readonly TestStep[], { jobs, run, onEnd }: Options): Promise<Finished[]> {
  checkNeeds(steps)
  const done = new Map<string, Finished>()
  const running = new Map<string, Promise<void>>()
  const end = (step: TestStep, outcome: StepOutcome) => {
    running.delete(step.name)
    done.set(step.name, { step, outcome })
    onEnd?.({ step, outcome })
  }

  while (done.size < steps.length) {
    const waiting = steps.filter(({ name }) => !done.has(name) && !running.has(name))
    // Needs are listed before their steps, so one pass blocks a complete chain.
    for (const step of waiting) {
      const red = step.needs?.find((need) => isRed(done.get(need)))
      if (red !== undefined) end(step, blockedBy(red))
    }
    const ready = waiting
      .filter(({ name, needs = [] }) => !done.has(name) && needs.every((need) => done.has(need)))
      .toSorted((a, b) => b.seconds - a.seconds)
    for (const step of startable(ready, jobs, running.size))
      running.set(
        step.name,
        run(step).then((outcome) => end(step, outcome)),
      )
    if (running.size > 0) await Promise.race(running.values())
  }
  return steps.flatMap((step) => done.get(step.name) ?? [])
}

/** The steps that may start now; an exclusive one waits until no other runs. */
function startable(ready: readonly TestStep[], jobs: number, running: number): readonly TestStep[] {
  const parallel = ready.filter(({ alone }) => !alone)
  return parallel.length > 0 || running > 0 ? parallel.slice(0, Math.max(0, jobs - running)) : ready.slice(0, 1)
}

/** The named steps and everything they need. Throws on a name that is not a step. */
export function chooseSteps(steps: readonly TestStep[], names: readonly string[]): TestStep[] {
  const chosen = new Set<string>()
  const choose = (name: string) => {
    const step = steps.find((candidate) => candidate.name === name)
    if (!step) throw new Error(`There is no step "${name}". Steps: ${steps.map((each) => each.name).join(', ')}`)
    chosen.add(name)
    step.needs?.forEach(choose)
  }
  names.forEach(choose)
  return steps.filter((step) => chosen.has(step.name))
}

function checkNeeds(steps: readonly TestStep[]) {
  const before = new Set<string>()
  for (const { name, needs = [] } of steps) {
    const missing = needs.find((need) => !before.has(need))
    if (missing !== undefined) throw new Error(`Step "${name}" needs "${missing}", which is not listed before it`)
    before.add(name)
  }
}

const isRed = (finished: Finished | undefined) =>
  finished?.outcome.result === 'failed' || finished?.outcome.result === 'blocked'

const blockedBy = (need: string): StepOutcome => ({
  result: 'blocked',
  counts: { passed: 0, failed: 1 },
  seconds: 0,
  output: '',
  reason: `not run: ${need} is red`,
})
