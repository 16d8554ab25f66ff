import { describe, expect, test } from 'vitest'
import type { WorldState } from '../../domain/state/world-state.ts'
import { after } from '../../testing/apply.ts'
import { aRecipient, aWorld, NOW } from '../../testing/people.ts'
import { identifyRecipient } from './identify-recipient.rules.ts'

const QUARTER = 15 * 60_000
const DAY = 24 * 60 * 60_000
const world = aWorld([aRecipient()])

type Given = { readonly birthDate?: string; readonly address?: string; readonly personalNumber?: string }
const attempt = (
  state: WorldState,
  now: number,
  { birthDate = '1999-01-01', address = 'a1', personalNumber = '2000001' }: Given = {},
) => {
  const { result, changes } = identifyRecipient(state, { personalNumber, birthDate, address }, now)
  return { result, state: after(state, changes) }
}
const right = { birthDate: '1985-04-01' }

/** Wrong birth dates, one per second, from the addresses in turn. */
const wrongOnes = (count: number, addresses: number, given: Given = {}): WorldState =>
  Array.from({ length: count }, (_, n) => n).reduce(
    (state, n) => attempt(state, NOW + n * 1_000, { ...given, address: `a${n % addresses}` }).state,
    world,
  )

describe('six wrong birth dates from one address', () => {
  const state = wrongOnes(6, 1)

  test.each([
    ['a millisecond before the first is 15 minutes old the seventh is refused', QUARTER - 1, 'too-many-attempts'],
    ['at exactly 15 minutes the next one is checked', QUARTER, 'identified'],
  ])('%s', (_, wait, want) => {
    expect(attempt(state, NOW + wait, { ...right, address: 'a0' }).result.kind).toBe(want)
  })

  test('do not stop another address', () =>
    expect(attempt(state, NOW + 6_000, { ...right, address: 'b' }).result.kind).toBe('identified'))

  test('are not reset by the right one in between', () => {
    const five = wrongOnes(5, 1)
    const identified = attempt(five, NOW + 5_000, { ...right, address: 'a0' }).state
    const sixth = attempt(identified, NOW + 6_000, { address: 'a0' })
    expect(sixth.result.kind).toBe('refused')
    expect(attempt(sixth.state, NOW + 7_000, { ...right, address: 'a0' }).result).toEqual({
      kind: 'too-many-attempts',
      retryAfterSeconds: 893,
    })
  })
})

describe('thirty wrong birth dates from many addresses', () => {
  const state = wrongOnes(30, 10)

  test.each([
    ['a millisecond before the first is a day old every caller is refused', DAY - 1, 'too-many-attempts'],
    ['at exactly 24 hours the next one is checked', DAY, 'identified'],
  ])('%s', (_, wait, want) => {
    expect(attempt(state, NOW + wait, { ...right, address: 'fresh' }).result.kind).toBe(want)
  })

  test('return the longer of the two waits', () =>
    expect(attempt(wrongOnes(30, 5), NOW + 30_000).result).toMatchObject({ retryAfterSeconds: DAY / 1_000 - 30 }))

  test('refused calls are not counted', () => {
    const refused = attempt(state, NOW + QUARTER)
    expect(refused.state).toEqual(state)
  })
})

test('an unknown number is limited in the same way, and forgotten after a day', () => {
  const state = wrongOnes(6, 1, { personalNumber: '2999999' })
  const next = (now: number) => attempt(state, now, { personalNumber: '2999999', address: 'a0' })
  expect(next(NOW + 6_000).result).toEqual({ kind: 'too-many-attempts', retryAfterSeconds: 894 })
  expect(Object.keys(attempt(state, NOW + 2 * DAY).state.wrongBirthDates)).toEqual(['2000001'])
})

describe('with 1,000 made-up numbers (rule 19.23)', () => {
  const guesses = [{ address: 'a1', at: NOW }]
  const madeUp = Array.from({ length: 1_000 }, (_, n) => [`${3_000_000 + n}`, guesses])
  const full: WorldState = { ...world, wrongBirthDates: Object.fromEntries(madeUp) }
  const six = (...numbers: string[]) =>
    numbers
      .flatMap((one) => Array<string>(6 / numbers.length).fill(one))
      .reduce<WorldState>((state, personalNumber) => attempt(state, NOW, { personalNumber, address: 'a9' }).state, full)

  test('one more is not stored, and the wrong dates of a family are', () => {
    const another = attempt(full, NOW, { personalNumber: '2999999' })
    expect(another.result).toEqual({ kind: 'refused', error: 'wrong-personal-data' })
    expect(another.state.wrongBirthDates).not.toHaveProperty('2999999')
    expect(attempt(full, NOW).state.wrongBirthDates).toHaveProperty('2000001')
  })

  test.each([
    ['a family', ['2000001']],
    ['one unknown number', ['2999999']],
    ['unknown numbers and a family', ['2999999', '2000001']],
  ])('six wrong dates of %s from one address do not show which number exists: each is refused', (_, numbers) => {
    const state = six(...numbers)
    for (const personalNumber of ['2000001', '2999999', '3000001'])
      expect(attempt(state, NOW, { personalNumber, address: 'a9' }).result.kind).toBe('too-many-attempts')
    expect(attempt(state, NOW, { ...right, address: 'fresh' }).result.kind).toBe('identified')
  })
})
