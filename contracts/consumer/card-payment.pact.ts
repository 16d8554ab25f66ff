import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { getCardPayment, retryCardPayment, startCardPayment } from '#web/features/card-payment/card-payment-queries.ts'
import type { CardPaymentRequest } from '#web/shared/api/wire.ts'
import { byKey, DEFAULT, interaction, moment, ok, refused, UNKNOWN, visitor } from './interaction.ts'
import { sharedRefusals, tokenRefusals } from './refusals.ts'

const { date, integer, regex } = MatchersV3
const key = 'pact-card-payment-0001'
const accessKey = 'pay_2f8c41d09ab34e6c9d10'
const token = regex('^[A-Za-z0-9_-]{8,64}$', accessKey)
const address = regex('^https?://.+$', 'https://gateway.example.com/default/att_5e1b7c20d4')
const day = (example: string) => date('yyyy-MM-dd', example)
const started = ok({ accessKey: token, gatewayUrl: address })
const gift: CardPaymentRequest = {
  amount: 300,
  angelNumber: '10000001',
  frequency: 'recurring',
  cardholder: 'JANA NOVAKOVA',
  email: 'jana@example.com',
}

describe('startCardPayment', () => {
  const start = (operation = 'start a payment by card', body = gift) =>
    visitor.post(operation, '/cardPayment', (api) => startCardPayment(api, body, key), { key, body })
  const anonymous: CardPaymentRequest = { ...gift, angelNumber: '11111111', frequency: 'one-off' }

  interaction(start(), DEFAULT, started)
  interaction(start('start an anonymous payment by card', anonymous), DEFAULT, started)
  interaction(
    start('start a payment over the limit', { ...gift, amount: 100_000_000 }),
    DEFAULT,
    refused(422, 'amount-over-limit', { limit: integer(50_000), fields: { amount: 'max' } }),
  )
  interaction(
    start('start a payment for an unknown number', { ...gift, angelNumber: '10009999' }),
    DEFAULT,
    refused(404, 'angel-number-not-found', { fields: { angelNumber: 'not-found' } }),
  )
  tokenRefusals(start())
  sharedRefusals(start(), [start(undefined, { ...gift, amount: 20 }), 'twenty crowns', 'amount'])
})

describe('getCardPayment', () => {
  const read = (operation = 'read what became of a payment', opened = accessKey) =>
    visitor.get(operation, '/cardPayment', (api) => getCardPayment(api, opened), { headers: byKey(opened) })
  const unknown = read(undefined, UNKNOWN)
  const payment = {
    state: 'waiting',
    reason: null,
    amount: integer(300),
    angelNumber: regex('^[0-9]{4,10}$', '10000004'),
    frequency: regex('^(recurring|one-off)$', 'recurring'),
    startedAt: moment('2026-11-10T09:00:00.000Z'),
    decidedAt: null as unknown,
    gatewayUrl: null as unknown,
    visibleFrom: null as unknown,
    distributionOn: null as unknown,
    nextChargeOn: null as unknown,
    lastChargeOn: null as unknown,
    recurringId: null as unknown,
  }
  const decided = { ...payment, decidedAt: moment('2026-11-10T09:00:00.000Z') }
  const approved = {
    ...decided,
    state: 'approved',
    visibleFrom: day('2026-11-11'),
    distributionOn: day('2026-12-01'),
  }

  for (const [given, answer] of [
    ['a card payment waiting at the gateway', { ...payment, gatewayUrl: address }],
    ['an approved card payment', approved],
    [
      'an approved recurring card payment',
      {
        ...approved,
        nextChargeOn: day('2026-12-21'),
        lastChargeOn: day('2029-10-22'),
        recurringId: regex('^[A-Za-z0-9_.-]+$', 'rec_91c0d2e7ab'),
      },
    ],
    ['a declined card payment', { ...decided, state: 'declined', reason: regex('^[a-z-]+$', 'refused-by-bank') }],
    ['a cancelled card payment', { ...decided, state: 'cancelled' }],
    ['a card payment that timed out', { ...decided, state: 'timed-out' }],
  ] as const) {
    interaction(read(), given, ok(answer))
  }
  interaction(read('read an unknown payment', UNKNOWN), DEFAULT, refused(404, 'payment-not-found'))
  sharedRefusals(unknown)
})

describe('retryCardPayment', () => {
  const retry = (operation = 'try a payment again', opened = accessKey) =>
    visitor.post(operation, '/cardPayment/retry', (api) => retryCardPayment(api, opened, key), {
      key,
      headers: byKey(opened),
    })
  const unknown = retry(undefined, UNKNOWN)

  interaction(retry(), 'a declined card payment', started)
  interaction(retry('try an unknown payment again', UNKNOWN), DEFAULT, refused(404, 'payment-not-found'))
  interaction(
    retry('try an approved payment again'),
    'an approved card payment',
    refused(409, 'payment-already-approved'),
  )
  sharedRefusals(unknown)
})
