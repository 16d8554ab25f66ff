import { describe, expect, test } from 'vitest'
import { makeRecurringLink } from '../../domain/letters/mail-payer.ts'
import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { after } from '../../testing/apply.ts'
import { aCard, cardsOf } from '../../testing/giving.ts'
import { aDonor, at, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { CONFIRMATION_LIFE, cancelRecurring, changeAmount, confirmChange, pendingAt } from './change-recurring.rules.ts'
import { upcomingCharge } from './manage-recurring.rules.ts'

const values = { card_amount_max: '50000' }
const worldWith = (card: RecurringPayment) => aWorld([aDonor()], { recurringPayments: cardsOf(card), values })
const world = worldWith(aCard())
const random = fixedRandom()
const contextAt = (now: number) => ({ now, random, worldId: 'w' })
const cardIn = (state: WorldState): RecurringPayment => state.recurringPayments.get('rec_1') as RecurringPayment

const change = (state: WorldState, amount: number, { isPayer = false, now = NOW } = {}) => {
  const decided = changeAmount(state, { recurring: cardIn(state), isPayer }, amount, contextAt(now))
  return { ...decided, state: after(state, decided.changes) }
}
const cancel = (state: WorldState, now = NOW) => {
  const decided = cancelRecurring(state, cardIn(state), contextAt(now))
  return { ...decided, state: after(state, decided.changes) }
}
const confirm = (state: WorldState, linkKey: string | null, now = NOW) => {
  const decided = confirmChange(state, { recurring: cardIn(state), linkKey }, contextAt(now))
  return { ...decided, state: after(state, decided.changes) }
}
const linkKeyOf = (state: WorldState) => cardIn(state).pendingChange?.linkKey ?? ''
const plain = (text = '') => text.replaceAll('\u00a0', ' ')

describe('a lower amount', () => {
  test('applies from the next charge on, and the payer gets an e-mail', () => {
    const { result, state } = change(world, 200)
    expect(result).toEqual({ kind: 'changed', recurring: aCard({ amount: 200 }) })
    expect(upcomingCharge(state, 'p-10000001', NOW)).toEqual({ day: '2026-11-20', amount: 200 })
    expect(state.messages).toMatchObject([
      { to: 'jana@example.com', link: expect.stringContaining('?pravidelna=lnk_') },
    ])
    expect(plain(state.messages[0]?.text)).toContain('z 300 Kč na 200 Kč měsíčně. Poprvé ji strhneme 20. 11. 2026.')
  })

  test('equal to the current one changes nothing and sends nothing', () =>
    expect(change(world, 300)).toMatchObject({ result: { kind: 'changed' }, changes: [] }))
})

describe('a raise by the owner', () => {
  test('applies at once, up to the limit of a card', () => {
    expect(change(world, 50_000, { isPayer: true })).toMatchObject({ result: { kind: 'changed' } })
    expect(cardIn(change(world, 50_000, { isPayer: true }).state).amount).toBe(50_000)
    expect(change(world, 50_001, { isPayer: true })).toMatchObject({
      result: { kind: 'over-limit', limit: 50_000 },
      changes: [],
    })
  })
})

describe('a raise by another caller', () => {
  const raised = change(world, 50_000)
  const key = linkKeyOf(raised.state)

  test('changes no amount and mails the payer a unique link', () => {
    expect(raised.result.kind).toBe('confirmation-sent')
    expect(cardIn(raised.state)).toMatchObject({ amount: 300, pendingChange: { amount: 50_000 } })
    const [letter] = raised.state.messages
    expect(letter).toMatchObject({ to: 'jana@example.com', link: `/jak-pomahat?pravidelna=${key}` })
    expect(plain(letter?.text)).toContain('z 300 Kč na 50 000 Kč měsíčně')
    expect(plain(letter?.text)).toContain('do 11. 11. 2026 v 10:00')
  })

  test.each([
    ['a millisecond before its 24 hours', -1, 'confirmed', 50_000],
    ['at its 24 hours', 0, 'expired', 300],
    ['a millisecond after them', 1, 'expired', 300],
  ])('is confirmed %s: %i ms, %s', (_, offset, kind, amount) => {
    const now = NOW + CONFIRMATION_LIFE + offset
    expect(pendingAt(cardIn(raised.state), now) !== null).toBe(kind === 'confirmed')
    const { result, state } = confirm(raised.state, key, now)
    expect(result.kind).toBe(kind)
    expect(cardIn(state).amount).toBe(amount)
  })

  test('is confirmed once, and the payer gets an e-mail about it', () => {
    const { state } = confirm(raised.state, key)
    expect(cardIn(state)).toEqual(aCard({ amount: 50_000 }))
    expect(state.messages.map(({ subject }) => subject)).toEqual([
      'Potvrďte prosím vyšší pravidelnou platbu',
      'Pravidelná platba kartou má novou částku',
    ])
    expect(state.mailedLinks.get(key)?.confirmation?.usedAt).toBe(NOW)
    expect(confirm(state, key)).toMatchObject({ result: { kind: 'not-pending' }, changes: [] })
  })

  test.each([
    ['another link', 'lnk_another'],
    ['no link', null],
  ])('is not confirmed by %s', (_, linkKey) =>
    expect(confirm(raised.state, linkKey)).toMatchObject({ result: { kind: 'not-pending' }, changes: [] }),
  )

  test('is replaced by a second one', () => {
    const { state } = change(raised.state, 600)
    expect(confirm(state, key).result.kind).toBe('not-pending')
    expect(cardIn(confirm(state, linkKeyOf(state)).state).amount).toBe(600)
  })

  test.each([
    ['a lower amount', (state: WorldState) => change(state, 200).state],
    ['the same amount', (state: WorldState) => change(state, 300).state],
    ["the payer's own raise", (state: WorldState) => change(state, 400, { isPayer: true }).state],
    ['a cancellation', (state: WorldState) => cancel(state).state],
  ])('is dropped by %s', (_, next) => {
    const state = next(raised.state)
    expect(cardIn(state).pendingChange).toBeNull()
    expect(confirm(state, key).result.kind).toBe('not-pending')
  })

  test('is refused over the limit and for a payment that is not active', () => {
    expect(change(world, 50_001)).toMatchObject({ result: { kind: 'over-limit' }, changes: [] })
    for (const card of [
      aCard({ status: 'cancelled' }),
      aCard({ status: 'ended' }),
      // Its three years are over.
      aCard({ firstOn: '2020-01-10' }),
    ])
      expect(change(worldWith(card), 60_000)).toMatchObject({ result: { kind: 'not-active' }, changes: [] })
  })

  test('sends letters in the language of the payment', () => {
    const { state } = change(worldWith(aCard({ lang: 'en' })), 500)
    expect(state.messages[0]).toMatchObject({ subject: 'Please confirm your higher recurring payment' })
    expect(state.messages[0]?.text.replace('Nadace Dobrý anděl', '')).not.toMatch(/Kč|[ěščřžýáíé]/)
  })
})

describe('a cancellation', () => {
  test('has the date of Prague, and the payer gets an e-mail', () => {
    const { result, state } = cancel(world, at('2026-11-10T23:30:00Z'))
    expect(result).toEqual(aCard({ status: 'cancelled', cancelledOn: '2026-11-11' }))
    expect(state.recurringPayments.toRecord()).toEqual({ rec_1: result })
    expect(state.messages).toMatchObject([{ to: 'jana@example.com', subject: 'Pravidelná platba kartou je zrušená' }])
  })

  test('again changes nothing, sends nothing and answers the same', () => {
    const first = cancel(world)
    expect(cancel(first.state, NOW + 1e9)).toMatchObject({ result: first.result, changes: [] })
  })

  test.each([
    ['has ended', aCard({ status: 'ended' })],
    ['is past its three years', aCard({ firstOn: '2020-01-10' })],
  ])('of one that %s leaves it ended', (_, card) =>
    expect(cancel(worldWith(card))).toMatchObject({ result: { ...card, status: 'ended' }, changes: [] }),
  )
})

describe('the letters of a day (rule 7.18)', () => {
  const DAY = 24 * 60 * 60_000
  /** Raises by a stranger who holds a link, each of which mails the payer. */
  const raised = (times: number, start = world, now = NOW) => {
    let state = start
    for (let n = 0; n < times; n += 1) ({ state } = change(state, 301 + n, { now }))
    return state
  }

  test('are ten changes of the amount; a cancellation is always taken', () => {
    const state = raised(10)
    expect(change(state, 900)).toMatchObject({ result: { kind: 'too-many', retryAfterSeconds: 86_400 }, changes: [] })
    expect(change(state, 200)).toMatchObject({ result: { kind: 'too-many' } })
    expect(change(state, 300).result.kind).toBe('changed')
    expect(cancel(state).result).toMatchObject({ status: 'cancelled' })
    const kinds = [DAY - 1, DAY].map((later) => change(state, 900, { now: NOW + later }).result.kind)
    expect(kinds).toEqual(['too-many', 'confirmation-sent'])
  })

  test('of many days never delete the link of the receipt', () => {
    const receipt = makeRecurringLink(world, { recurringId: 'rec_1' }, contextAt(NOW))
    let state = after(world, receipt.changes)
    for (let day = 0; day < 8; day += 1) state = raised(10, state, NOW + day * DAY)
    expect(state.mailedLinks.get(receipt.linkKey)).toBeDefined()
    expect(state.mailedLinks.keys().length).toBeLessThanOrEqual(51)
  })
})
