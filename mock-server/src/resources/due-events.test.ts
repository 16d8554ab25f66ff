import { describe, expect, test } from 'vitest'
import type { WorldState } from '../domain/state/world-state.ts'
import { toIsoString } from '../domain/time/instant.ts'
import { after } from '../testing/apply.ts'
import { aCard, aGift, aLedger, cardsOf } from '../testing/giving.ts'
import { aDonor, aRecipient, at, aWorld, fixedRandom, NOW } from '../testing/people.ts'
import { dueEvents } from './due-events.ts'
import { sendCode } from './login-recipient/code-sign-in.rules.ts'

const PENDING = aGift({ type: 'card', visibleFrom: '2026-11-10' })
const donor = aDonor()
const giving = { payments: aLedger(PENDING), recurringPayments: cardsOf(aCard()) }
const world = aWorld([donor, aRecipient(), aRecipient({ personId: 'p-2000005', requestStatus: 'suspended' })], giving)
const listed = (state: WorldState, moment = NOW) =>
  [...dueEvents(state, moment)].map(({ at, kind }) => [toIsoString(at), kind])

describe('the due events', () => {
  test('are the next of each kind, in order of time', () =>
    expect(listed(world)).toEqual([
      ['2026-11-20T05:00:00.000Z', 'card-charge'],
      ['2026-11-25T23:00:00.000Z', 'payout-lock-warning'],
      ['2026-11-27T17:00:00.000Z', 'payout-lock-start'],
      ['2026-12-01T08:00:00.000Z', 'distribution'],
      ['2026-12-02T05:00:00.000Z', 'payout-lock-end'],
      ['2027-01-18T07:00:00.000Z', 'yearly-certificates'],
      ['2028-11-20T07:00:00.000Z', 'recurring-end-notice'],
    ]))

  test('are strictly after the instant', () => {
    const warning = at('2026-11-25T23:00:00Z')
    expect(listed(world, warning - 1)[0]?.[1]).toBe('payout-lock-warning')
    expect(listed(world, warning)[0]?.[1]).toBe('payout-lock-start')
  })

  test('include the running deadlines: a code, a password lock, a vote', () => {
    const locked = {
      ...world,
      people: world.people.with('p-10000001', { ...donor, vote: { value: 9, votedAt: NOW } }),
      signInAttempts: { 'p-10000001': { failed: 6, lockedUntil: NOW + 5_000 } },
    }
    const loginRequest = { personalNumber: '2000001', birthDate: '1985-04-01', phoneId: 'phone-1', address: 'a1' }
    const sent = sendCode(locked, loginRequest, { now: NOW, random: fixedRandom(), worldId: 'w' })
    expect(listed(after(locked, sent.changes)).slice(0, 3)).toEqual([
      ['2026-11-10T09:00:05.000Z', 'sign-in-lock-end'],
      ['2026-11-10T09:01:00.000Z', 'vote-lock-end'],
      ['2026-11-10T09:15:00.000Z', 'code-expiry'],
    ])
  })

  test('include the end of a lock around a payout of a chosen day, unless a lock of the calendar continues', () => {
    const lockedFor = (payoutOn: string) => aWorld([aRecipient({ editingLock: { payoutOn } })])
    const ends = [...dueEvents(lockedFor('2026-11-10'), NOW)].filter(({ kind }) => kind === 'payout-lock-end')
    expect(ends.map(({ at, subject }) => [toIsoString(at), subject])).toEqual([
      ['2026-11-11T05:00:00.000Z', aRecipient().personId],
      ['2026-12-02T05:00:00.000Z', 'recipients'],
    ])
    expect(listed(lockedFor('2026-11-28'), NOW).filter(([, kind]) => kind === 'payout-lock-end')).toHaveLength(1)
  })

  test('do not include a lock that slides with the clock', () =>
    expect(
      listed({ ...world, signInAttempts: { 'p-10000001': { failed: 6, lockedUntil: null, sliding: true } } }),
    ).toEqual(listed(world)))
})
