import { expect, test } from 'vitest'
import { chooseAreas } from './areas.ts'
import { describeSurvivor, scoreOf } from './score.ts'

const mutants = (...statuses: readonly Parameters<typeof scoreOf>[0][number]['status'][]) =>
  statuses.map((status) => ({ status }))

test('killed and hanging mutants count for the tests, survivors and unreached ones against them, errors not at all', () =>
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

test('an area without mutants is an error, not a perfect score', () =>
  expect(() => scoreOf([])).toThrow('No mutant was made'))

test('a survivor is described by its place and its replacement', () => {
  const mutant = {
    status: 'NoCoverage',
    fileName: '/root/a.ts',
    mutatorName: 'BlockStatement',
    replacement: '{\n  }',
    location: { start: { line: 7, column: 0 }, end: { line: 8, column: 0 } },
  } as const
  expect(describeSurvivor(mutant, '/root')).toBe('a.ts:7 BlockStatement → { } (no test comes there)')
})

test('an unknown area is reported with the known ones', () =>
  expect(() => chooseAreas('auth,moon')).toThrow('There is no area moon; there are auth, codes'))
