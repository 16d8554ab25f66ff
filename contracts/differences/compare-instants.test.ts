import { expect, test } from 'vitest'
import { compareDays, compareInstants } from './compare-instants.ts'

const at = (moment: string) => Date.parse(moment)
const MOCK = at('2026-11-10T09:00:00Z')
/** The clock of a provider in real time. */
const OWN = at('2027-03-02T14:30:00Z')
const MINUTE = 60_000

test.each<[what: string, given: { mock: number; provider: number; clock: number }, verdict: string]>([
  [
    'a lock of fifteen minutes, by each clock',
    { mock: MOCK + 15 * MINUTE, provider: OWN + 15 * MINUTE, clock: OWN },
    'same',
  ],
  ['a lock of fourteen', { mock: MOCK + 15 * MINUTE, provider: OWN + 14 * MINUTE, clock: OWN }, 'other'],
  [
    'the same moment of long ago',
    { mock: at('2026-02-02T07:00:00Z'), provider: at('2026-02-02T07:00:00Z'), clock: OWN },
    'same',
  ],
  [
    'other moments of long ago, where the clocks differ',
    { mock: at('2026-02-02T07:00:00Z'), provider: at('2026-05-02T07:00:00Z'), clock: OWN },
    'unknown',
  ],
  [
    'other moments of long ago, where the clocks go together',
    { mock: at('2026-02-02T07:00:00Z'), provider: at('2026-02-02T06:00:00Z'), clock: MOCK + 900 },
    'other',
  ],
  [
    'the time that a call takes',
    { mock: MOCK + 15 * MINUTE, provider: MOCK + 15 * MINUTE + 1_400, clock: MOCK + 400 },
    'same',
  ],
])('two instants are compared, each by the clock of its side: %s', (_what, { mock, provider, clock }, verdict) => {
  expect(compareInstants({ at: mock, clock: MOCK }, { at: provider, clock })).toBe(verdict)
})

test.each<
  [what: string, given: { mock: string; provider: string; clocks: [mock: number, provider: number] }, verdict: string]
>([
  [
    'the day of UTC after midnight in Prague',
    { mock: '2026-11-11', provider: '2026-11-10', clocks: [at('2026-11-10T23:30:00Z'), at('2026-11-10T23:30:00Z')] },
    'other',
  ],
  [
    'today in Prague, by each clock',
    { mock: '2026-11-10', provider: '2027-03-03', clocks: [MOCK, at('2027-03-02T23:30:00Z')] },
    'same',
  ],
  ['the next month by other clocks', { mock: '2026-12-01', provider: '2027-04-01', clocks: [MOCK, OWN] }, 'unknown'],
])(
  'two days are compared, each by the clock of its side: %s',
  (_what, { mock, provider, clocks: [one, other] }, verdict) => {
    expect(compareDays(mock, provider, { expected: one, received: other })).toBe(verdict)
  },
)
