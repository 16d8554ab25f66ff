import { expect, test } from 'vitest'
import { magicEffect } from '../kernel/pipeline/magic-values.ts'
import { magicCard, magicCards } from './magic-cards.ts'

test.each([
  ['APPROVED', { kind: 'approved' }],
  ['DECLINED', { kind: 'declined', reason: 'refused-by-bank' }],
  ['DECLINED_FUNDS', { kind: 'declined', reason: 'insufficient-funds' }],
  ['DECLINED_EXPIRED', { kind: 'declined', reason: 'card-expired' }],
  ['DECLINED_BLOCKED', { kind: 'declined', reason: 'card-blocked' }],
  ['DECLINED_3DS', { kind: 'declined', reason: 'authentication-failed' }],
  ['DECLINED_LATER', { kind: 'approved' }],
  ['CANCELLED', { kind: 'cancelled' }],
  ['TIMEOUT', { kind: 'timed-out' }],
  [' APPROVED ', { kind: 'approved' }],
])('the cardholder %j has the outcome %o', (cardholder, want) => expect(magicCard(cardholder)).toEqual(want))

test.each(['JANA NOVAKOVA', 'declined', 'DECLINED NOVAK', ''])(
  'the cardholder %j chooses at the gateway',
  (cardholder) => expect(magicCard(cardholder)).toBeNull(),
)

test('no cardholder of the gateway is also a fault of the call', () => {
  const effects = magicCards.map(({ value }) =>
    magicEffect('startCardPayment', { body: { cardholder: value }, fileNames: [] }),
  )
  expect(new Set(effects)).toEqual(new Set([null]))
})
