import { expect, it } from 'vitest'
import type { Finished } from './step.ts'
import { formatSpent, takeTail } from './summary.ts'

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
    'All in 61.2 s, 43 CPU s without the browsers (budget on two quiet cores: 240 s, 480 CPU s)',
  )
})

it('the summary leaves out CPU seconds where the system does not count them', () => {
  expect(formatSpent(61.24, [ended()], budget)).toBe('All in 61.2 s (budget on two quiet cores: 240 s, 480 CPU s)')
})

it('the output of a failed step keeps every failure of Vitest, and leaves out passed tests', () => {
  const passed = Array.from({ length: 200 }, (_, index) => ` ✓ |unit| scripts/test/${index}.test.ts (1 test) 2ms`)
  const failed = Array.from({ length: 4 }, (_, index) => [` FAIL  the test ${index}`, ...Array(20).fill('    a frame')])
  const shown = takeTail([...passed, ...failed.flat(), ''].join('\n'))
  expect(shown).toBe(failed.flat().join('\n'))
})

it('a longer output of a failed step is cut from the front, and says so', () => {
  const shown = takeTail(Array.from({ length: 121 }, (_, index) => `line ${index}`).join('\n'))
  expect(shown).toMatch(/^\.\.\. 1 lines before \(npm test -- --verbose shows all\)\nline 1\n(?:line \d+\n)+line 120$/)
})
