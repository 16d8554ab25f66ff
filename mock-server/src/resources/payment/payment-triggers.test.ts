import { describe, expect, test } from 'vitest'
import type { WorldState } from '../../domain/state/world-state.ts'
import { after } from '../../testing/apply.ts'
import { aCard, aGift, aLedger, cardsOf } from '../../testing/giving.ts'
import { aDonor, aRecipient, at, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { triggers } from '../triggers.ts'
import { paymentTriggers } from './payment-triggers.rules.ts'

const world = aWorld([aDonor(), aDonor({ personId: 'p-10000002', login: '10000002' }), aRecipient()], {
  payments: aLedger(aGift(), aGift({ variableSymbol: '11111111' })),
  recurringPayments: cardsOf(aCard(), aCard({ recurringId: 'rec_0', firstOn: '2025-01-10' })),
})
const pull = (kind: keyof typeof paymentTriggers, detail: object = {}, state: WorldState = world, now = NOW) => {
  const outcome = paymentTriggers[kind](state, { kind, ...detail }, { now, random: fixedRandom(), worldId: 'w' })
  if ('refused' in outcome) throw new Error(outcome.refused)
  return { ...outcome, state: after(state, outcome.changes) }
}
const JANA = { person: '10000001' }

test('the triggers of payments are among the triggers', () => expect(triggers).toMatchObject(paymentTriggers))

describe('payment-received', () => {
  const received = (detail: object) =>
    Object.values(pull('payment-received', { ...JANA, ...detail }).state.payments.get('10000001') ?? {}).at(-1)

  test('is a transfer of 300 Kč that shows at once', () => {
    expect(received({})).toEqual(
      aGift({ paymentId: 'gift_id000000000000000001', settledOn: '2026-11-10', visibleFrom: '2026-11-10' }),
    )
    const { state, ...pulled } = pull('payment-received', JANA)
    expect(pulled).toMatchObject({ subject: 'p-10000001', summary: 'A payment of 300 Kč was received.' })
    expect(state.people.get('p-10000001')).toMatchObject({ givingSince: '2026-11-10' })
  })

  test.each(['transfer', 'card', 'mobile', 'sms'])('arrives by the requested type %s', (type) =>
    expect(received({ type, amount: 500 })).toMatchObject({ type, amount: 500, recurringId: null }),
  )

  test.each([1, 100_000_000])('accepts %i Kč', (amount) => expect(received({ amount })).toMatchObject({ amount }))

  test.each([0, 100_000_001, 1.5, '500'])('refuses %s Kč', (amount) =>
    expect(() => received({ amount })).toThrow('amount is a whole number'),
  )

  test('refuses an unknown type', () =>
    expect(() => received({ type: 'cash' })).toThrow('type is one of transfer, card, mobile, sms.'))

  test.each([
    ['a recipient', '2000001'],
    ['an unknown person', '99999999'],
  ])('refuses %s', (_, person) => expect(() => pull('payment-received', { person })).toThrow(`${person} is no donor`))
})

describe('card-charge', () => {
  test('charges the newest card, whatever the day', () => {
    const { state, summary } = pull('card-charge', JANA)
    expect(state.payments.get('10000001')).toMatchObject({
      gift_1: aGift(),
      'rec_1_2026-11-10': { amount: 300, type: 'card', visibleFrom: '2026-11-11' },
    })
    expect(summary).toBe('A card charge of 300 Kč was approved.')
  })

  test('declines it on request, for the requested reason', () => {
    const { state, summary } = pull('card-charge', { ...JANA, outcome: 'declined', reason: 'card-blocked' })
    expect(state.recurringPayments.get('rec_1')).toEqual(aCard({ failedOn: '2026-11-10' }))
    expect(state.messages).toMatchObject([{ to: 'jana@example.com', text: expect.stringContaining('zablokovaná') }])
    expect(summary).toBe('A card charge of 300 Kč was declined.')
  })

  test('declines for insufficient funds without a requested reason', () =>
    expect(pull('card-charge', { ...JANA, outcome: 'declined' }).state.messages[0]?.text).toContain('dostatek peněz'))

  test('approves one that would be declined', () => {
    const later = { ...world, recurringPayments: cardsOf(aCard({ cardholder: 'DECLINED_LATER' })) }
    expect(pull('card-charge', JANA, later).state.payments.get('10000001')).toHaveProperty('rec_1_2026-11-10')
  })

  test('charges once a day, and reports it', () => {
    const { state } = pull('card-charge', JANA)
    expect(() => pull('card-charge', JANA, state)).toThrow('was charged today already.')
    expect(pull('card-charge', JANA, state, at('2026-11-11T00:00:00+01:00')).changes).not.toEqual([])
  })

  test('skips cancelled cards', () => {
    const cards = cardsOf(
      aCard({ status: 'cancelled', firstOn: '2026-05-05' }),
      aCard({ recurringId: 'rec_0', amount: 70 }),
    )
    expect(pull('card-charge', JANA, { ...world, recurringPayments: cards }).summary).toContain('70 Kč')
  })

  test.each([
    ['a person without a card', { person: '10000002' }, '10000002 has no recurring card.'],
    ['an unknown outcome', { ...JANA, outcome: 'lost' }, 'outcome is approved or declined.'],
    ['an unknown reason', { ...JANA, outcome: 'declined', reason: 'rain' }, 'reason is one of insufficient-funds,'],
    ['a missing person', {}, 'person is missing'],
    ['a recipient', { person: '2000001' }, '2000001 is no donor'],
  ])('refuses %s', (_, detail, says) => expect(() => pull('card-charge', detail)).toThrow(says))
})

describe('distribution', () => {
  const shares = [{ recipientId: 'p-2000001', amount: 300 }]
  const SENT = aGift({ distributionOn: '2026-11-10', redistributed: true, shares })

  test('sends everything that is pending and pays the families, today', () => {
    const { state, subject } = pull('distribution')
    expect(subject).toBe('everybody')
    expect(state.payments).toEqual(aLedger(SENT, { ...SENT, variableSymbol: '11111111' }))
    expect(state.people.get('p-2000001')).toMatchObject({ contributions: [{ month: '2026-11', paidOn: '2026-11-10' }] })
  })

  test("sends only one angel's gifts", () => {
    const { state, subject } = pull('distribution', JANA)
    expect(subject).toBe('p-10000001')
    expect(state.payments).toEqual(aLedger(SENT, aGift({ variableSymbol: '11111111' })))
    expect(state.people).toEqual(world.people)
  })

  test('does not change a gift that was sent before', () => {
    const sent = { ...world, payments: aLedger(aGift({ redistributed: true })) }
    expect(pull('distribution', JANA, sent).changes).toEqual([])
  })

  test("pays one family's contribution, once a month", () => {
    const { state, subject } = pull('distribution', { person: '2000001' })
    expect(subject).toBe('p-2000001')
    expect(state.people.get('p-2000001')).toMatchObject({ contributions: [{ month: '2026-11', amount: 6_000 }] })
    expect(state.payments).toEqual(world.payments)
    expect(pull('distribution', { person: '2000001' }, state).changes).toEqual([])
    const later = pull('distribution', { person: '2000001' }, state, at('2026-12-01T09:00:00+01:00'))
    expect(later.state.people.get('p-2000001')).toMatchObject({
      contributions: [{}, { month: '2026-12', amount: 6_000 }],
    })
  })

  test('is refused for a person who does not exist', () =>
    expect(() => pull('distribution', { person: 'x' })).toThrow('x is no donor or recipient'))
})
