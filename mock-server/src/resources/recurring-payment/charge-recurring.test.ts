import { describe, expect, test } from 'vitest'
import type { DeclineReason } from '../../domain/state/card-payment.ts'
import { after } from '../../testing/apply.ts'
import { aCard, aGift, cardsOf } from '../../testing/giving.ts'
import { aDonor, at, aWorld, fixedRandom } from '../../testing/people.ts'
import { chargeRecurring, DECLINED_LATER, declineReasonOf } from './charge-recurring.rules.ts'

const DAY = at('2026-11-20T06:00:00+01:00')
const LAST = at('2028-12-20T06:00:00+01:00')
const worldWith = (card: ReturnType<typeof aCard>) =>
  aWorld([aDonor({ givingSince: '2026-01-10' })], { recurringPayments: cardsOf(card) })
const charge = (card = aCard(), now = DAY, declined?: DeclineReason | null) => {
  const world = worldWith(card)
  const changes = chargeRecurring(world, 'rec_1', { now, random: fixedRandom(), worldId: 'w' }, declined)
  const state = after(world, changes)
  return {
    changes,
    state,
    card: state.recurringPayments.get('rec_1'),
    ledger: Object.values(state.payments.get('10000001') ?? {}),
  }
}

describe('an approved charge', () => {
  test('adds a gift of the current amount, and does not change the card', () => {
    const { ledger, card, state } = charge(aCard({ amount: 750 }))
    expect(ledger).toEqual([
      aGift({
        paymentId: 'rec_1_2026-11-20',
        amount: 750,
        type: 'card',
        settledOn: '2026-11-20',
        visibleFrom: '2026-11-23',
        recurringId: 'rec_1',
      }),
    ])
    expect(card).toEqual(aCard({ amount: 750 }))
    expect(state.messages).toEqual([])
  })

  test('clears the failure before', () =>
    expect(charge(aCard({ failedOn: '2026-10-20' })).card).toEqual(aCard({ failedOn: null })))

  test('is not made twice a day', () => {
    const { state } = charge()
    expect(chargeRecurring(state, 'rec_1', { now: DAY + 1, random: fixedRandom(), worldId: 'w' })).toEqual([])
  })

  test('ends the payment if it was the last', () => {
    const { card, ledger } = charge(aCard(), LAST)
    expect(card).toEqual(aCard({ status: 'ended' }))
    expect(ledger).toHaveLength(1)
  })

  test('does not end it a month before', () =>
    expect(charge(aCard(), at('2028-11-20T06:00:00+01:00')).card).toEqual(aCard()))
})

describe('a declined charge', () => {
  test('adds no gift: the day is stored, and an e-mail to the payer has the reason and the next try', () => {
    const { ledger, card, state } = charge(aCard(), DAY, 'insufficient-funds')
    expect(ledger).toEqual([])
    expect(card).toEqual(aCard({ failedOn: '2026-11-20' }))
    expect(state.messages).toEqual([
      {
        id: 'm-id000000000000000002',
        at: DAY,
        channel: 'email',
        to: 'jana@example.com',
        subject: 'Pravidelnou platbu kartou se nepodařilo strhnout',
        link: '/jak-pomahat?pravidelna=lnk_2o0osx41mtjyu_id000000000000000001',
        text: [
          'Dobrý den,',
          'pravidelnou platbu 300\u00A0Kč se 20.\u00A011.\u00A02026 nepodařilo strhnout z\u00A0vaší karty: na účtu nebyl dostatek peněz.',
          'Zkusíme to znovu 21.\u00A012.\u00A02026. Nemusíte nic dělat. Částku můžete změnit nebo platbu zrušit na této stránce:\n/jak-pomahat?pravidelna=lnk_2o0osx41mtjyu_id000000000000000001',
          'Děkujeme, že pomáháte.\nNadace Dobrý anděl',
        ].join('\n\n'),
      },
    ])
  })

  test('is mailed in English to a payer who started in English', () => {
    const [message] = charge(aCard({ lang: 'en', amount: 1_234 }), DAY, 'insufficient-funds').state.messages
    expect(message?.subject).toBe('Your recurring card payment did not go through')
    expect(message?.text).toContain(
      'On 11/20/2026 we could not charge your recurring payment of CZK\u00A01,234 to your card: there was not enough money in the account.',
    )
    expect(message?.text).toContain('We will try again on 12/21/2026. There is nothing you need to do.')
  })

  test.each([
    ['insufficient-funds', 'Nemusíte nic dělat'],
    ['authentication-failed', 'Nemusíte nic dělat'],
    ['refused-by-bank', 'Nemusíte nic dělat'],
    ['card-expired', 's\u00A0jinou kartou'],
    ['card-blocked', 's\u00A0jinou kartou'],
  ] as const)('advises another card only if the same one is unlikely to work: %s', (reason, says) => {
    const text = charge(aCard(), DAY, reason).state.messages[0]?.text ?? ''
    expect(['Nemusíte nic dělat', 's\u00A0jinou kartou'].filter((advice) => text.includes(advice))).toEqual([says])
  })

  test('adds its message after the earlier ones', () => {
    const earlier = { id: 'm-0', at: 0, channel: 'email', to: 'x@example.com', text: 'x' } as const
    const world = { ...worldWith(aCard()), messages: [earlier] }
    const changes = chargeRecurring(world, 'rec_1', { now: DAY, random: fixedRandom(), worldId: 'w' }, 'card-blocked')
    expect(after(world, changes).messages.map(({ id }) => id)).toEqual(['m-0', 'm-id000000000000000002'])
  })

  test.each([
    ['cs', 'Byla to poslední platba', 'Zkusíme to znovu'],
    ['en', 'It was the last charge', 'We will try again'],
  ] as const)('ends the payment if it was the last, and does not promise another (%s)', (lang, says, promises) => {
    const { card, state } = charge(aCard({ lang }), LAST, 'refused-by-bank')
    expect(card).toEqual(aCard({ lang, status: 'ended', failedOn: '2028-12-20' }))
    expect(state.messages[0]?.text).toContain(says)
    expect(state.messages[0]?.text).not.toContain(promises)
  })

  test.each([
    ['insufficient-funds', 'na účtu nebyl dostatek peněz'],
    ['card-expired', 'platnost karty vypršela'],
    ['card-blocked', 'karta je zablokovaná'],
    ['authentication-failed', 'platbu se nepodařilo ověřit'],
    ['refused-by-bank', 'banka platbu odmítla'],
  ] as const)('gives the reason for %s: %s', (reason, says) =>
    expect(charge(aCard(), DAY, reason).state.messages[0]?.text).toContain(`: ${says}.`),
  )
})

describe('the cardholder DECLINED_LATER', () => {
  const later = aCard({ cardholder: ` ${DECLINED_LATER} ` })

  test('declines every later charge', () => {
    expect(charge(later).ledger).toEqual([])
    expect(charge(later).state.messages[0]?.text).toContain('na účtu nebyl dostatek peněz')
  })

  test('but not if the caller overrides it', () => expect(charge(later, DAY, null).ledger).toHaveLength(1))

  test.each(['DECLINED', 'declined_later', 'DECLINED_LATER JANA', ''])('is distinct from %s', (cardholder) =>
    expect(declineReasonOf({ cardholder })).toBeNull(),
  )
})

test.each([
  ['cancelled', aCard({ status: 'cancelled', cancelledOn: '2026-11-19' })],
  ['ended', aCard({ status: 'ended' })],
  ['unknown', aCard({ recurringId: 'rec_2' })],
])('a card that is %s is not charged, declined or not', (_, card) => {
  expect(charge(card).changes).toEqual([])
  expect(charge(card, DAY, 'card-expired').changes).toEqual([])
})
