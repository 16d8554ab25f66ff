import { describe, expect, test } from 'vitest'
import type { WorldState } from '../../domain/state/world-state.ts'
import { after } from '../../testing/apply.ts'
import { aCardPayment, gatewayPayment } from '../../testing/card-payments.ts'
import { aDonor, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { decideAttempt, type PaymentOutcome } from './card-payment-decision.rules.ts'
import { retryCardPayment } from './card-payment-start.rules.ts'

const LATER = NOW + 60_000
const APPROVED: PaymentOutcome = { kind: 'approved' }
const random = fixedRandom()
const decide = (state: WorldState, outcome: PaymentOutcome = APPROVED, attemptId = 'att_1') => {
  const decision = decideAttempt(state, { attemptId, outcome }, { now: LATER, random, worldId: 'blue' })
  return { ...decision, state: after(state, decision.changes) }
}
const waitingFor = (given: Parameters<typeof aCardPayment>[0] = {}) =>
  aWorld([aDonor()], gatewayPayment([aCardPayment(given)]))
const giftsOf = ({ payments }: WorldState, angelNumber = '10000001') => Object.values(payments.get(angelNumber) ?? {})

describe('an approved payment', () => {
  test('is received as a gift by card, and a receipt is mailed', () => {
    const { result, state, rule } = decide(waitingFor())
    expect(result).toMatchObject({ kind: 'decided', payment: { status: 'approved', decidedAt: LATER, reason: null } })
    expect(rule).toBe('gateway: approved')
    expect(state.cardPayments.pay_1).toMatchObject({ status: 'approved', recurringId: null })
    expect(giftsOf(state)).toMatchObject([{ amount: 300, type: 'card', settledOn: '2026-11-10', recurringId: null }])
    expect(state.recurringPayments.size).toBe(0)
    expect(state.messages).toMatchObject([{ channel: 'email', to: 'jana@example.com' }])
  })

  test('starts the recurring payment if it is the first charge', () => {
    const { state } = decide(waitingFor({ frequency: 'recurring', lang: 'en' }))
    const [recurring] = state.recurringPayments.values()
    expect(recurring).toMatchObject({ amount: 300, angelNumber: '10000001', firstOn: '2026-11-10', lang: 'en' })
    expect(state.cardPayments.pay_1?.recurringId).toBe(recurring?.recurringId)
    expect(giftsOf(state)).toMatchObject([{ amount: 300, recurringId: recurring?.recurringId }])
  })

  test('without an angel number is an anonymous gift', () =>
    expect(giftsOf(decide(waitingFor({ angelNumber: '11111111' })).state, '11111111')).toHaveLength(1))
})

describe('a payment that is not approved', () => {
  test.each<[PaymentOutcome, object]>([
    [
      { kind: 'declined', reason: 'insufficient-funds' },
      { status: 'declined', reason: 'insufficient-funds' },
    ],
    [{ kind: 'cancelled' }, { status: 'cancelled', reason: null }],
    [{ kind: 'timed-out' }, { status: 'timed-out', reason: null }],
  ])('%o pays nothing and mails nothing', (outcome, want) => {
    const { state } = decide(waitingFor({ frequency: 'recurring' }), outcome)
    expect(state.cardPayments.pay_1).toMatchObject({ ...want, decidedAt: LATER, recurringId: null })
    expect([state.payments.size, state.recurringPayments.size, state.messages]).toEqual([0, 0, []])
  })
})

describe("the gateway's notice", () => {
  test('received twice pays once and mails once', () => {
    const { state, result: first } = decide(waitingFor({ frequency: 'recurring' }))
    const again = decide(state)
    expect(again.changes).toEqual([])
    expect(again.result).toEqual({ ...first, kind: 'known' })
  })

  test.each<[PaymentOutcome]>([
    [{ kind: 'cancelled' }],
    [{ kind: 'declined', reason: 'card-blocked' }],
    [{ kind: 'timed-out' }],
  ])('about an approval is final when %o comes after it', (outcome) => {
    const { state } = decide(waitingFor())
    expect(decide(state, outcome)).toMatchObject({ changes: [], result: { payment: { status: 'approved' } } })
  })

  test('about an approval after the time-out pays nothing', () => {
    const { state } = decide(waitingFor(), { kind: 'timed-out' })
    expect(decide(state)).toMatchObject({ changes: [], result: { kind: 'known', payment: { status: 'timed-out' } } })
  })

  test('about a replaced attempt pays nothing, about the new one it does', () => {
    const declined = decide(waitingFor(), { kind: 'declined', reason: 'card-blocked' }).state
    const context = { now: LATER, random, worldId: 'blue' }
    const retried = retryCardPayment(declined, { accessKey: 'pay_1', lang: 'cs' }, context)
    const state = after(declined, retried.changes)
    expect(decide(state)).toMatchObject({ changes: [], result: { kind: 'closed' } })
    const { attemptId = '' } = state.cardPayments.pay_1 ?? {}
    expect(giftsOf(decide(state, APPROVED, attemptId).state)).toHaveLength(1)
  })

  test.each(['att_2', '__proto__', ''])('about an unknown attempt (%j) changes nothing', (attemptId) =>
    expect(decide(waitingFor(), APPROVED, attemptId)).toMatchObject({ changes: [], result: { kind: 'unknown' } }),
  )
})
