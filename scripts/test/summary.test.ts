import { expect, it } from 'vitest'
import type { Finished } from './step.ts'
import { formatSpent } from './summary.ts'

const budget = { seconds: 240, cpuSeconds: 480 }
const ended = (cpuSeconds?: number): Finished => ({
  step: { name: 'types', proves: 'types agree', command: ['tsc'], seconds: 1 },
  outcome: {
    result: 'passed',
    counts: { passed: 1, failed: 0 },
    seconds: 1,
    output: '',
    ...(cpuSeconds !== undefined && { cpuSeconds }),
  },
})

it('the summary shows the CPU seconds of all steps next to the budget', () => {
  expect(formatSpent(61.24, [ended(12.4), ended(), ended(30.2)], budget)).toBe(
    'All in 61.2 s, 43 CPU s (budget on two quiet cores: 240 s, 480 CPU s)',
  )
})

it('the summary leaves out CPU seconds where the system does not count them', () => {
  expect(formatSpent(61.24, [ended()], budget)).toBe('All in 61.2 s (budget on two quiet cores: 240 s, 480 CPU s)')
})
