import { describe, expect, test } from 'vitest'
import type { WorldState } from '../../domain/state/world-state.ts'
import { after } from '../../testing/apply.ts'
import { aCard, cardsOf } from '../../testing/giving.ts'
import { aDonor, at, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { startRecurring } from '../recurring-payment/start-recurring.rules.ts'
import { chargeId, receivePayment } from './receive-payment.rules.ts'

const world = aWorld([aDonor({ donorStatus: { id: 0, value: 'bez platby' } })])
const GIFT = { amount: 500, type: 'transfer', variableSymbol: '10000001', recurringId: null } as const
const receive = (given: Partial<Parameters<typeof receivePayment>[1]> = {}, state = world, now = NOW) => {
  const { payment, changes } = receivePayment(state, { ...GIFT, ...given }, { now, random: fixedRandom() })
  return { payment, changes, state: after(state, changes) }
}
const ledger = (state: WorldState, angelNumber = '10000001') => Object.values(state.payments.get(angelNumber) ?? {})

describe('a gift that is received', () => {
  test('is in the ledger of its number with all its dates', () => {
    const { payment, state } = receive()
    expect(payment).toEqual({
      paymentId: 'gift_id000000000000000001',
      amount: 500,
      type: 'transfer',
      variableSymbol: '10000001',
      settledOn: '2026-11-10',
      visibleFrom: '2026-11-12',
      distributionOn: '2026-12-01',
      redistributed: false,
      shares: [],
      recurringId: null,
      reassigned: null,
    })
    expect(ledger(state)).toEqual([payment])
  })

  test.each([
    ['a millisecond before midnight of Prague', '2026-11-30T22:59:59.999Z', '2026-11-30', '2026-12-01'],
    ['at midnight of Prague', '2026-11-30T23:00:00.000Z', '2026-12-01', '2027-01-04'],
    ['a millisecond before midnight in summer', '2027-06-30T21:59:59.999Z', '2027-06-30', '2027-07-01'],
    ['at midnight in summer', '2027-06-30T22:00:00.000Z', '2027-07-01', '2027-08-02'],
    ['at the turn of a year', '2026-12-31T23:00:00.000Z', '2027-01-01', '2027-02-01'],
  ])('is of the day of Prague: %s', (_, now, settledOn, distributionOn) =>
    expect(receive({}, world, at(now)).payment).toMatchObject({ settledOn, distributionOn }),
  )

  test('shows the next working day when a card paid it', () =>
    expect(receive({ type: 'card' }).payment.visibleFrom).toBe('2026-11-11'))

  test('makes a first-time donor an active giver', () =>
    expect(receive().state.people.get('p-10000001')).toMatchObject({
      givingSince: '2026-11-10',
      donorStatus: { id: 1, value: 'aktivní' },
    }))

  test('does not change a donor who has given before', () => {
    const giving = aDonor({ givingSince: '2024-01-15', donorStatus: { id: 7, value: 'patron' } })
    expect(receive({}, aWorld([giving])).state.people.get('p-10000001')).toEqual(giving)
  })

  test('belongs to no donor if it is anonymous, or if the number is unknown', () => {
    for (const variableSymbol of ['11111111', '99999999', '__proto__x']) {
      const { state } = receive({ variableSymbol })
      expect(state.people).toEqual(world.people)
      expect(ledger(state, variableSymbol)).toHaveLength(1)
    }
  })

  test('is added after the earlier ones', () => {
    const first = receive()
    const second = receivePayment(first.state, GIFT, { now: NOW, random: { ...fixedRandom(), id: () => 'another' } })
    expect(ledger(after(first.state, second.changes))).toHaveLength(2)
  })
})

describe('a charge of a recurring card', () => {
  const charge = (state = world, now = NOW) => receive({ type: 'card', recurringId: 'rec_1' }, state, now)

  test('has an id of its card and day', () =>
    expect(charge().payment).toMatchObject({ paymentId: 'rec_1_2026-11-10', recurringId: 'rec_1' }))

  test('is made once a day, however often it is requested', () => {
    const first = charge()
    const again = receive({ type: 'card', recurringId: 'rec_1', amount: 900 }, first.state, NOW + 3_600_000)
    expect(again.changes).toEqual([])
    expect(again.payment).toEqual(first.payment)
  })

  test('is made again on another day, and by another card', () => {
    const { state } = charge()
    expect(charge(state, NOW + 24 * 3_600_000).changes).not.toEqual([])
    expect(receive({ type: 'card', recurringId: 'rec_2' }, state).changes).not.toEqual([])
    expect(chargeId('rec_1', '2026-11-11')).not.toBe(chargeId('rec_2', '2026-11-11'))
  })
})

describe('a recurring payment that starts', () => {
  const START = {
    angelNumber: '10000001',
    payerId: 'p-10000001',
    email: 'jana@example.com',
    cardholder: 'JANA NOVAKOVA',
    amount: 300,
    lang: 'en',
  } as const
  const start = (now = NOW, worldId = 'w', given: object = {}) =>
    startRecurring(world, { ...START, ...given }, { now, random: fixedRandom(), worldId })

  test('is active from the day of Prague, and stored by its id', () => {
    const { recurring, changes } = start()
    expect(recurring).toEqual(
      aCard({ recurringId: recurring.recurringId, amount: 300, lang: 'en', firstOn: '2026-11-10' }),
    )
    expect(after(world, changes).recurringPayments).toEqual(cardsOf(recurring))
  })

  test.each([
    ['2026-11-24T22:59:59.999Z', '2026-11-24'],
    ['2026-11-24T23:00:00.000Z', '2026-11-25'],
  ])('at %s has its first charge on %s', (now, firstOn) => expect(start(at(now)).recurring.firstOn).toBe(firstOn))

  test('has a unique id for links in each world, though the worlds share a seed', () => {
    const id = start().recurring.recurringId
    expect(id).toMatch(/^rec_[a-z0-9]+_id0{17}1$/)
    expect(start(NOW, 'another').recurring.recurringId).not.toBe(id)
  })

  test('stores only its own fields of the input', () =>
    expect(start(NOW, 'w', { accessKey: 'pay_1', status: 'cancelled' }).recurring).toMatchObject({ status: 'active' }))
})
