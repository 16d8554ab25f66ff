import { describe, expect, test } from 'vitest'
import { applyChanges } from '../../domain/state/commit.ts'
import { after } from '../../testing/apply.ts'
import { aCardPayment, gatewayPayment } from '../../testing/card-payments.ts'
import { aDonor, aRecipient, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { retryCardPayment, startCardPayment } from './card-payment-start.rules.ts'

const context = () => ({ now: NOW, random: fixedRandom(), worldId: 'blue' })
const values = { card_amount_max: '50000' }
const world = aWorld([aDonor(), aRecipient()], { values })
const input = {
  amount: 300,
  angelNumber: '10000001',
  payerId: null,
  frequency: 'recurring',
  cardholder: 'JANA NOVAKOVA',
  email: 'jana@example.com',
  lang: 'cs',
} as const

describe('a payment by card', () => {
  test('waits at the gateway, and nothing is paid', () => {
    const { result, changes } = startCardPayment(world, input, context())
    if (result.kind !== 'started') throw new Error(result.kind)
    const { payment } = result
    expect(payment).toMatchObject({ ...input, status: 'waiting', startedAt: NOW, attemptedAt: NOW, recurringId: null })
    const state = after(world, changes)
    expect(state).toMatchObject({
      cardPayments: { [payment.accessKey]: payment },
      gatewayAttempts: { [payment.attemptId]: payment.accessKey },
      messages: [],
    })
    expect(state.payments.size).toBe(0)
  })

  test('has a unique id in every world, though the worlds share a seed', () => {
    const ids = ['blue', 'green'].map((worldId) => {
      const { result } = startCardPayment(world, input, { ...context(), worldId })
      return result.kind === 'started' ? [result.payment.accessKey, result.payment.attemptId] : []
    })
    expect(new Set(ids.flat()).size).toBe(4)
    expect(ids.flat()).toEqual(ids.flat().map(() => expect.stringMatching(/^(pay|att)_[a-z0-9]+_[a-z0-9]{20}$/)))
  })

  test.each<[string, object, object]>([
    ['with the maximum amount is accepted', { amount: 50_000 }, { kind: 'started' }],
    ['one crown over the maximum is refused', { amount: 50_001 }, { kind: 'over-limit', limit: 50_000 }],
    ['of an anonymous gift is accepted', { angelNumber: '11111111' }, { kind: 'started' }],
    ['for an unknown number is refused', { angelNumber: '10000099' }, { kind: 'angel-number-not-found' }],
    ['for a recipient is refused', { angelNumber: '2000001' }, { kind: 'angel-number-not-found' }],
    [
      'for an e-mail that is a login is refused',
      { angelNumber: 'jana@example.com' },
      { kind: 'angel-number-not-found' },
    ],
    ['for an inherited property name is refused', { angelNumber: '__proto__' }, { kind: 'angel-number-not-found' }],
  ])('%s', (_name, given, want) => {
    const { result, changes } = startCardPayment(world, { ...input, ...given }, context())
    expect(result).toMatchObject(want)
    expect(changes.length > 0).toBe(result.kind === 'started')
  })

  test('uses a new limit of the foundation at once', () => {
    const stricter = { ...world, values: { card_amount_max: '200' } }
    expect(startCardPayment(stricter, input, context()).result).toEqual({ kind: 'over-limit', limit: 200 })
  })
})

describe('retrying a payment', () => {
  const retry = (given: Parameters<typeof aCardPayment>[0]) => {
    const state = aWorld([aDonor()], { values, ...gatewayPayment([aCardPayment(given)]) })
    const decision = retryCardPayment(state, { accessKey: 'pay_1', lang: 'en' }, { ...context(), now: NOW + 5 })
    return { ...decision, state: after(state, decision.changes) }
  }

  test.each([
    ['declined', 'card-expired'],
    ['cancelled', null],
    ['timed-out', null],
  ] as const)('makes a new attempt after it was %s', (status, reason) => {
    const { result, state } = retry({ status, reason, decidedAt: NOW + 1 })
    if (result.kind !== 'started') throw new Error(result.kind)
    const { payment } = result
    expect(payment).toMatchObject({ accessKey: 'pay_1', amount: 300, status: 'waiting', reason: null, decidedAt: null })
    expect(payment).toMatchObject({ attemptedAt: NOW + 5, startedAt: NOW, lang: 'en' })
    expect(payment.attemptId).not.toBe('att_1')
    expect(state.cardPayments).toEqual({ pay_1: payment })
    expect(state.gatewayAttempts).toEqual({ att_1: 'pay_1', [payment.attemptId]: 'pay_1' })
  })

  test('resumes a pending payment at the same page', () => {
    const { result, changes } = retry({})
    expect(result).toEqual({ kind: 'started', payment: aCardPayment() })
    expect(changes).toEqual([])
  })

  test('leaves the payer the link of every visit, however often a caller tries again (rule 7.18)', () => {
    const declined = aCardPayment({ status: 'declined', reason: 'card-expired', decidedAt: NOW })
    const first = aWorld([aDonor()], { values, ...gatewayPayment([declined]) })
    const keys = Array.from({ length: 60 }, (_, index) => `visit${index}`)
    const state = keys.reduce((before, key) => {
      const random = { ...fixedRandom(), key: () => key }
      const { changes } = retryCardPayment(before, { accessKey: 'pay_1', lang: 'cs' }, { ...context(), random })
      const { cardPayments, ...visited } = applyChanges(before, changes).state
      return { ...visited, cardPayments: { ...cardPayments, pay_1: declined } }
    }, first)
    expect(state.mailedLinks.keys().map((key) => key.split('_').at(-1))).toEqual(expect.arrayContaining(keys))
  })

  test('is refused for an approved payment', () =>
    expect(retry({ status: 'approved', decidedAt: NOW })).toMatchObject({
      result: { kind: 'already-approved' },
      changes: [],
    }))

  test('is refused for an unknown payment', () =>
    expect(retryCardPayment(world, { accessKey: '__proto__', lang: 'cs' }, context())).toMatchObject({
      result: { kind: 'not-found' },
      changes: [],
    }))
})
