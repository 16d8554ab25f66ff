import { describe, expect, test } from 'vitest'
import type { WorldState } from '../../domain/state/world-state.ts'
import { toIsoString } from '../../domain/time/instant.ts'
import { after } from '../../testing/apply.ts'
import { aCard, cardsOf } from '../../testing/giving.ts'
import { aDonor, at, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { endNoticeAt, recurringEvents } from './recurring.events.ts'

const worldWith = (...cards: readonly ReturnType<typeof aCard>[]) =>
  aWorld([aDonor({ givingSince: '2026-01-10' })], { recurringPayments: cardsOf(...cards) })
const eventsOf = (state: WorldState, moment = NOW) => [...recurringEvents(state, moment)]
const run = (state: WorldState, kind: string, present = state) => {
  const event = eventsOf(state).find((each) => each.kind === kind)
  const outcome = event?.apply?.(present, { now: event.at, random: fixedRandom(), worldId: 'w' })
  return { rule: outcome?.rule, changes: outcome?.changes, state: after(present, outcome?.changes ?? []) }
}

describe('the events of a recurring card', () => {
  test('are its next charge and, a month before the last, the notice of its end', () =>
    expect(eventsOf(worldWith(aCard()))).toMatchObject([
      {
        id: 'card-charge:rec_1:2026-11-20',
        at: at('2026-11-20T06:00:00+01:00'),
        kind: 'card-charge',
        subject: 'p-10000001',
        summary: '2026-11-20 06:00: card charge of 300 Kč for p-10000001.',
      },
      {
        id: 'recurring-end-notice:rec_1',
        at: at('2028-11-20T08:00:00+01:00'),
        kind: 'recurring-end-notice',
        subject: 'p-10000001',
        summary: 'The payer for p-10000001 is notified that the card payment ends in a month, after three years.',
      },
    ]))

  test('contain the number of an unknown giver', () =>
    expect(eventsOf(worldWith(aCard({ angelNumber: '11111111' }))).map(({ subject }) => subject)).toEqual([
      '11111111',
      '11111111',
    ]))

  test('exist for each card', () =>
    expect(eventsOf(worldWith(aCard(), aCard({ recurringId: 'rec_2' })))).toHaveLength(4))

  test.each([
    ['cancelled', aCard({ status: 'cancelled' })],
    ['ended', aCard({ status: 'ended' })],
  ])('do not exist when it is %s', (_, card) => expect(eventsOf(worldWith(card))).toEqual([]))

  test('include no second notice', () =>
    expect(eventsOf(worldWith(aCard({ endAnnounced: true }))).map(({ kind }) => kind)).toEqual(['card-charge']))

  test('include no charge after the three years', () =>
    expect(eventsOf(worldWith(aCard()), at('2028-12-20T05:00:00Z'))).toEqual([]))

  test('are those of one instant in the order of their ids, and of a new card only after the skipped month', () => {
    const cards = ['rec_10', 'rec_1', 'rec_1a'].map((recurringId) => aCard({ recurringId }))
    const skipping = aCard({ recurringId: 'rec_0', firstOn: '2026-10-26' })
    const charges = eventsOf(worldWith(skipping, ...cards)).filter(({ kind }) => kind === 'card-charge')
    expect(charges.map(({ id }) => id)).toEqual([
      'card-charge:rec_10:2026-11-20',
      'card-charge:rec_1:2026-11-20',
      'card-charge:rec_1a:2026-11-20',
      'card-charge:rec_0:2026-12-21',
    ])
  })
})

describe('when an event of a recurring card is due', () => {
  test('a charge uses the current amount, not that of its listing', () => {
    const listed = worldWith(aCard())
    const { state, rule } = run(listed, 'card-charge', worldWith(aCard({ amount: 900 })))
    expect(Object.values(state.payments.get('10000001') ?? {})).toMatchObject([
      { amount: 900, settledOn: '2026-11-20' },
    ])
    expect(rule).toBe('rule 7.4 Recurring card payment')
  })

  test('a charge of a cancelled card does nothing', () =>
    expect(run(worldWith(aCard()), 'card-charge', worldWith(aCard({ status: 'cancelled' }))).changes).toEqual([]))

  test('the notice is sent once and says when the last charge is and that nothing is renewed automatically', () => {
    const { state, rule } = run(worldWith(aCard()), 'recurring-end-notice')
    expect(rule).toBe('rule 7.4 Recurring card payment')
    expect(state.recurringPayments.toRecord()).toEqual({ rec_1: aCard({ endAnnounced: true }) })
    expect(state.messages).toEqual([
      {
        id: 'm-id000000000000000002',
        at: at('2028-11-20T08:00:00+01:00'),
        channel: 'email',
        to: 'jana@example.com',
        subject: 'Za měsíc skončí vaše pravidelná platba kartou',
        link: '/jak-pomahat?pravidelna=lnk_2o0osx41mtjyu_id000000000000000001',
        text: [
          'Dobrý den,',
          'pravidelnou platbu 300\u00A0Kč vám z\u00A0karty strhneme naposledy 20.\u00A012.\u00A02028. Po třech letech pravidelná platba u\u00A0poskytovatele končí a\u00A0sama se neprodlouží.',
          'Pokud chcete rodinám pomáhat dál, nastavte si po tomto dni novou platbu na této stránce:\n/jak-pomahat?pravidelna=lnk_2o0osx41mtjyu_id000000000000000001',
          'Děkujeme, že pomáháte.\nNadace Dobrý anděl',
        ].join('\n\n'),
      },
    ])
  })

  test('the notice is English for a payer who started in English', () => {
    const [message] = run(worldWith(aCard({ lang: 'en' })), 'recurring-end-notice').state.messages
    expect(message?.subject).toBe('Your recurring card payment ends in a month')
    expect(message?.text).toContain('for the last time on 12/20/2028.')
  })

  test.each([
    ['cancelled before the charge', aCard({ status: 'cancelled' })],
    ['announced already', aCard({ endAnnounced: true })],
    ['missing', aCard({ recurringId: 'rec_2' })],
  ])('no notice is sent for a card %s', (_, card) =>
    expect(run(worldWith(aCard()), 'recurring-end-notice', worldWith(card)).changes).toEqual([]),
  )
})

test.each([
  ['the same day of the month before', '2026-11-10', '2029-09-22T06:00:00.000Z'],
  ['8:00 of Prague in winter too', '2026-01-10', '2028-11-20T07:00:00.000Z'],
  ['in the year before', '2026-02-10', '2028-12-22T07:00:00.000Z'],
])('the notice is at %s', (_, firstOn, want) => expect(toIsoString(endNoticeAt({ firstOn }))).toBe(want))
