import { expect, test } from 'vitest'
import { chooseAreas } from './areas.ts'
import { scoreOf, tellSurvivor } from './score.ts'

const mutants = (...statuses: readonly Parameters<typeof scoreOf>[0][number]['status'][]) =>
  statuses.map((status) => ({ status }))

test('what was killed or hangs counts for the tests, what survived or was never reached against them, errors for neither', () =>
  expect(
    scoreOf(
      mutants('Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError', 'RuntimeError'),
    ),
  ).toEqual({ killed: 2, survived: 1, timeout: 1, noCoverage: 1, score: 60 }))

test('a score is never rounded up to the goal', () => {
  const killed = Array.from({ length: 8_999 }, () => 'Killed' as const)
  const survived = Array.from({ length: 1_001 }, () => 'Survived' as const)
  expect(scoreOf(mutants(...killed, ...survived)).score).toBe(89.9)
})

test('nothing to count is a fault, not a perfect score', () => expect(() => scoreOf([])).toThrow('No mutant was made'))

test('a survivor is told by its place and what was put there', () => {
  const mutant = {
    status: 'NoCoverage',
    fileName: '/root/a.ts',
    mutatorName: 'BlockStatement',
    replacement: '{\n  }',
    location: { start: { line: 7, column: 0 }, end: { line: 8, column: 0 } },
  } as const
  expect(tellSurvivor(mutant, '/root')).toBe('a.ts:7 BlockStatement → { } (no test comes there)')
})

test('an area that is none is told with those that are', () =>
  expect(() => chooseAreas('auth,moon')).toThrow('There is no area moon; there are auth, codes'))
