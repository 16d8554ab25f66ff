import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { runStep, stepOutcome } from './run-step.ts'
import type { Counts, TestStep } from './step.ts'

const plain: TestStep = { name: 'types', proves: 'types agree', command: ['tsc'], seconds: 1 }
const counting = (counts: Counts | undefined): TestStep => ({ ...plain, count: () => counts })
const ended = (code: number | null) => ({ code, output: '', seconds: 1 })

const cases = {
  'a step without cases that exits with 0 counts as one': [plain, 0, 'passed', { passed: 1, failed: 0 }],
  'a step without cases that exits with 2 counts as one failure': [plain, 2, 'failed', { passed: 0, failed: 1 }],
  'a step ended by a signal fails': [plain, null, 'failed', { passed: 0, failed: 1 }],
  'a step with cases counts each': [counting({ passed: 7, failed: 0 }), 0, 'passed', { passed: 7, failed: 0 }],
  'a crash after passed cases adds one failure': [
    counting({ passed: 7, failed: 0 }),
    1,
    'failed',
    { passed: 7, failed: 1 },
  ],
  'failed cases fail the step although it exits with 0': [
    counting({ passed: 7, failed: 2 }),
    0,
    'failed',
    { passed: 7, failed: 2 },
  ],
  'a step that promised cases and ran none fails': [
    counting({ passed: 0, failed: 0 }),
    0,
    'failed',
    { passed: 0, failed: 1 },
  ],
  'a step that promised cases and wrote no report fails': [counting(undefined), 0, 'failed', { passed: 0, failed: 1 }],
} as const satisfies Record<string, [TestStep, number | null, 'passed' | 'failed', Counts]>

it.each(Object.entries(cases))('%s', (_, [step, code, result, counts]) => {
  expect(stepOutcome(step, ended(code))).toMatchObject({ result, counts })
})

it('a step fails if its report cannot be read', () => {
  const torn: TestStep = {
    ...plain,
    count: () => {
      throw new Error('Unexpected end of JSON input')
    },
  }
  expect(stepOutcome(torn, ended(0))).toMatchObject({
    result: 'failed',
    reason: expect.stringContaining('Unexpected end'),
  })
})

describe('a step that passed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'))
  const runs = join(folder, 'runs')
  const logged = () => (existsSync(runs) ? readFileSync(runs, 'utf8') : '')
  /** Records that it ran, and ends with the given code. */
  const script = (word: string, code: number) =>
    ['node', '-e', `fs.appendFileSync(${JSON.stringify(runs)}, '${word} '); process.exitCode = ${code}`] as const
  const options = { limitSeconds: 30, hash: () => 'these files', notes: folder, again: false }
  const step: TestStep = { ...plain, command: script('whole', 0) }
  beforeEach(() => {
    for (const file of readdirSync(folder)) rmSync(join(folder, file), { recursive: true })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is not run again with the same files, and counts as before', async () => {
    await runStep(step, options)
    expect(await runStep(step, options)).toMatchObject({ result: 'unchanged', counts: { passed: 1, failed: 0 } })
    expect(logged()).toBe('whole ')
  })

  it.each([
    ['a file has changed', step, { ...options, hash: () => 'other files' }],
    ['--again is set', step, { ...options, again: true }],
    ['it depends on the machine', step, { ...options, hash: () => undefined }],
    ['its output is missing', { ...step, makes: folder }, options],
  ])('is run again when %s', async (_, again, how) => {
    await runStep(again, options)
    if (again.makes !== undefined) writeFileSync(join(folder, 'other.js'), '')
    expect(await runStep(again, how)).toMatchObject({ result: 'passed' })
    expect(logged()).toBe('whole whole ')
  })

  it('failed: it is run again', async () => {
    const red = { ...step, command: script('red', 1) }
    await runStep(red, options)
    expect(await runStep(red, options)).toMatchObject({ result: 'failed' })
    expect(logged()).toBe('red red ')
  })

  it('runs a part for the changed files, reports what that leaves out, and does not count as passed', async () => {
    const parted = { ...step, changed: () => ({ command: script('part', 0), leavesOut: 'the rest' }) }
    const part = await runStep(parted, { ...options, changed: [] })
    expect(part).toMatchObject({ result: 'passed', reason: 'left out: the rest' })
    await runStep(parted, options)
    expect(logged()).toBe('part whole ')
  })

  it('runs completely for changed files that need all of it', async () => {
    await runStep({ ...step, changed: () => undefined }, { ...options, changed: [] })
    expect(logged()).toBe('whole ')
  })

  it('without a part for changed files is skipped by --changed', async () => {
    const outcome = await runStep({ ...step, changed: () => ({ leavesOut: 'all' }) }, { ...options, changed: [] })
    expect(outcome).toMatchObject({ result: 'skipped', reason: 'left out: all' })
    expect(logged()).toBe('')
  })
})
