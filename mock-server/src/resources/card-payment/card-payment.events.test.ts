import { expect, test } from 'vitest'
import { ATTEMPT_LIFE, type CardPayment } from '../../domain/state/card-payment.ts'
import { after } from '../../testing/apply.ts'
import { aCardPayment, gatewayPayment } from '../../testing/card-payments.ts'
import { aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { gatewayTimeOuts } from './card-payment.events.ts'

const waitingFor = (given: Partial<CardPayment> = {}) => aWorld([], gatewayPayment([aCardPayment(given)]))
const END = NOW + ATTEMPT_LIFE

test('a pending payment times out exactly 15 minutes after its attempt', () => {
  const state = waitingFor({ startedAt: NOW - 7 })
  const [event, ...others] = gatewayTimeOuts(state)
  expect(others).toEqual([])
  expect(event).toMatchObject({ at: NOW + 15 * 60_000, kind: 'gateway-time-out', subject: '10000001' })
  const outcome = event?.apply?.(state, { now: END, random: fixedRandom(), worldId: 'w' })
  expect(outcome?.rule).toBe('gateway: timed-out')
  expect(after(state, outcome?.changes ?? []).cardPayments.pay_1).toMatchObject({ status: 'timed-out', decidedAt: END })
})

test.each(['approved', 'declined', 'cancelled', 'timed-out'] as const)(
  'a card payment that was %s has no scheduled time-out',
  (status) => expect([...gatewayTimeOuts(waitingFor({ status, decidedAt: NOW }))]).toEqual([]),
)

test.each<[string, Partial<CardPayment>]>([
  ['approved', { status: 'approved', decidedAt: END }],
  ['retried', { attemptId: 'att_2', attemptedAt: END }],
])('a card payment that was %s at its time-out does not time out', (_how, given) => {
  const [event] = gatewayTimeOuts(waitingFor())
  expect(event?.apply?.(waitingFor(given), { now: END, random: fixedRandom(), worldId: 'w' }).changes).toEqual([])
})
