import { expect, it } from 'vitest'
import { judge } from './run-step.ts'
import type { Counts, Step } from './step.ts'

const plain: Step = { name: 'types', proves: 'types agree', command: ['tsc'], seconds: 1 }
const counting = (counts: Counts | undefined): Step => ({ ...plain, count: () => counts })
const ended = (code: number | null) => ({ code, output: '', seconds: 1 })

const cases = {
  'a step without cases that ends well counts as one': [plain, 0, 'passed', { passed: 1, failed: 0 }],
  'a step without cases that ends badly counts as one failure': [plain, 2, 'failed', { passed: 0, failed: 1 }],
  'a step ended from outside is red': [plain, null, 'failed', { passed: 0, failed: 1 }],
  'a step with cases counts each': [counting({ passed: 7, failed: 0 }), 0, 'passed', { passed: 7, failed: 0 }],
  'a crash after green cases is one failure more': [
    counting({ passed: 7, failed: 0 }),
    1,
    'failed',
    { passed: 7, failed: 1 },
  ],
  'failed cases are red though the program ended well': [
    counting({ passed: 7, failed: 2 }),
    0,
    'failed',
    { passed: 7, failed: 2 },
  ],
  'a step that promised cases and ran none is red': [
    counting({ passed: 0, failed: 0 }),
    0,
    'failed',
    { passed: 0, failed: 1 },
  ],
  'a step that promised cases and wrote no report is red': [counting(undefined), 0, 'failed', { passed: 0, failed: 1 }],
} as const satisfies Record<string, [Step, number | null, 'passed' | 'failed', Counts]>

it.each(Object.entries(cases))('%s', (_, [step, code, result, counts]) => {
  expect(judge(step, ended(code))).toMatchObject({ result, counts })
})

it('is red when the report cannot be read', () => {
  const torn: Step = {
    ...plain,
    count: () => {
      throw new Error('Unexpected end of JSON input')
    },
  }
  expect(judge(torn, ended(0))).toMatchObject({ result: 'failed', reason: expect.stringContaining('Unexpected end') })
})
