import { describe, expect, it } from 'vitest'
import { chooseSteps, runSteps } from './run-steps.ts'
import type { StepOutcome, TestStep } from './step.ts'

const step = (name: string, needs: string[] = [], seconds = 1): TestStep => ({
  name,
  needs,
  seconds,
  proves: name,
  command: [name],
})
const ended = (result: 'passed' | 'failed'): StepOutcome => ({
  result,
  counts: { passed: result === 'passed' ? 1 : 0, failed: result === 'failed' ? 1 : 0 },
  seconds: 0,
  output: '',
})

/** Runs the steps, of which those in `red` fail, and returns the order of the starts and how many ran at once. */
async function observe(steps: TestStep[], { jobs = 1, red = [] as string[] } = {}) {
  const started: string[] = []
  let running = 0
  let most = 0
  const besides: Record<string, number> = {}
  const finished = await runSteps(steps, {
    jobs,
    run: async ({ name }) => {
      started.push(name)
      besides[name] = running
      running += 1
      most = Math.max(most, running)
      await new Promise(setImmediate)
      running -= 1
      return ended(red.includes(name) ? 'failed' : 'passed')
    },
  })
  return { started, most, besides, results: finished.map((each) => `${each.step.name} ${each.outcome.result}`) }
}

describe('running the steps of the tests', () => {
  it('runs a step only after the ones it needs', async () => {
    const { started } = await observe([step('build'), step('browser', ['build'], 9)], { jobs: 2 })
    expect(started).toEqual(['build', 'browser'])
  })

  it('starts the longest of the ready steps first', async () => {
    const { started } = await observe([step('quick', [], 1), step('slow', [], 9)])
    expect(started).toEqual(['slow', 'quick'])
  })

  it('runs no more steps at once than allowed', async () => {
    const { most } = await observe(
      ['a', 'b', 'c', 'd'].map((name) => step(name)),
      { jobs: 2 },
    )
    expect(most).toBe(2)
  })

  it('runs an exclusive step alone, after everything else', async () => {
    const browser: TestStep = { ...step('browser', ['build'], 9), alone: true }
    const { started, besides } = await observe([step('build'), browser, step('unit'), step('lint')], { jobs: 2 })
    expect(started).toEqual(['build', 'unit', 'lint', 'browser'])
    expect(besides.browser).toBe(0)
  })

  it('does not run steps that depend on a failed one, even indirectly, and still runs the rest', async () => {
    const steps = [step('build'), step('size', ['build']), step('report', ['size']), step('unit')]
    const { results, started } = await observe(steps, { red: ['build'] })
    expect(results).toEqual(['build failed', 'size blocked', 'report blocked', 'unit passed'])
    expect(started).toEqual(['build', 'unit'])
  })

  it('refuses a need that is listed after the step or does not exist', async () => {
    await expect(observe([step('browser', ['build']), step('build')])).rejects.toThrow('is not listed before it')
  })
})

describe('choosing steps by name', () => {
  const steps = [step('build'), step('browser', ['build']), step('unit')]

  it('includes what the chosen step needs', () => {
    expect(chooseSteps(steps, ['browser']).map(({ name }) => name)).toEqual(['build', 'browser'])
  })

  it('names the existing steps if the name is unknown', () => {
    expect(() => chooseSteps(steps, ['brwoser'])).toThrow('There is no step "brwoser". Steps: build, browser, unit')
  })
})
