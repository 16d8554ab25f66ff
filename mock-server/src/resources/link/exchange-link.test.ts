import { describe, expect, test } from 'vitest'
import { findTabKey, makeMailedLink, TAB_KEY_LIFE } from '../../domain/access/mailed-links.ts'
import { LargeRecord } from '../../domain/state/large-record.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { after } from '../../testing/apply.ts'
import { aCardPayment } from '../../testing/card-payments.ts'
import { aCard, cardsOf } from '../../testing/giving.ts'
import { aDonor, fixedRandom, NOW } from '../../testing/people.ts'
import { aKey, aSentRequest, worldOfRequests } from '../../testing/requests.ts'
import { openRequest } from '../help-request/request-keys.rules.ts'
import { openRecurring } from '../recurring-payment/open-recurring.rules.ts'
import { exchangeLink, type LinkExchange } from './exchange-link.rules.ts'

const MINUTE = 60_000
const random = fixedRandom()
const context = { now: NOW, random, worldId: 'w' }
const edit = aKey({ key: 'edit-1', kind: 'edit' })
const returned = aSentRequest({ state: 'returned' })
const requests: WorldState = {
  ...worldOfRequests(
    [{ ...returned, answers: { ...returned.answers, 'contact-birth': '1985-04-01' } }],
    [edit, aKey({ key: 'start-1' })],
  ),
  people: LargeRecord.from({ 'p-10000001': aDonor() }),
  recurringPayments: cardsOf(aCard()),
  cardPayments: { pay_1: aCardPayment({ recurringId: 'rec_1' }) },
}
const recurringLink = makeMailedLink(requests, { kind: 'recurring-payment', subject: 'rec_1' }, context)
const paymentLink = makeMailedLink(requests, { kind: 'card-payment', subject: 'pay_1' }, context)
const world = after(requests, [...recurringLink.changes, ...paymentLink.changes])

type Sent = Partial<LinkExchange> & { now?: number; address?: string }
const exchange = (state: WorldState, { now = NOW, address = '10.0.0.1', ...given }: Sent = {}) => {
  const exchangeRequest = { kind: 'help-request', linkKey: 'edit-1', ...given } as const
  const { result, changes } = exchangeLink(state, exchangeRequest, { now, random, worldId: 'w', address })
  const tabKey = result.kind === 'exchanged' ? result.tabKey : ''
  return {
    result,
    outcome: result.kind === 'refused' ? result.error : result.kind,
    tabKey,
    state: after(state, changes),
  }
}
const opened = exchange(world).state

const LINKS = [
  ['an edit link', { kind: 'help-request', linkKey: 'edit-1' }, { birthDate: '1985-04-01' }],
  ['a payment link', { kind: 'card-payment', linkKey: paymentLink.linkKey }, { email: 'jana@example.com' }],
  ['a recurring link', { kind: 'recurring-payment', linkKey: recurringLink.linkKey }, { email: ' Jana@EXAMPLE.com ' }],
] as const

describe.each(LINKS)('%s', (_, link, fact) => {
  test('opens once without a fact, and afterwards only with the right one', () => {
    const first = exchange(world, link)
    expect(first.outcome).toBe('exchanged')
    expect(exchange(first.state, link).outcome).toBe('link-fact-required')
    for (const wrong of [{ birthDate: '1985-04-02' }, { email: 'petr@example.com' }])
      expect(exchange(first.state, { ...link, ...wrong }).outcome).toBe('link-fact-wrong')
    const again = exchange(first.state, { ...link, ...fact })
    expect(again.outcome).toBe('exchanged')
    expect(again.tabKey).not.toBe(first.tabKey)
  })

  test('returns a key that is valid strictly before 2 hours have passed', () => {
    const { tabKey, state } = exchange(world, link)
    const ages = [TAB_KEY_LIFE - 1, TAB_KEY_LIFE, TAB_KEY_LIFE + 1]
    expect(ages.map((age) => findTabKey(state, tabKey, NOW + age) !== null)).toEqual([true, false, false])
  })

  test('is unknown if it is sent as a link of another kind', () => {
    const kind = link.kind === 'help-request' ? 'card-payment' : 'help-request'
    expect(exchange(world, { ...link, kind, ...fact }).outcome).toBe('link-fact-wrong')
  })
})

test.each(['edit-9', 'start-1', '__proto__', 'rec_1', 'pay_1'])(
  'the unknown key %s answers like a link opened before',
  (linkKey) => {
    for (const kind of ['help-request', 'card-payment', 'recurring-payment'] as const) {
      expect(exchange(world, { kind, linkKey }).outcome).toBe('link-fact-required')
      expect(exchange(world, { kind, linkKey, birthDate: '1985-04-01', email: 'jana@example.com' }).outcome).toBe(
        'link-fact-wrong',
      )
    }
  },
)

test('a revoked edit link answers like a link opened before, an expired one is reported as expired', () => {
  const revoked = after(world, [{ path: ['requestKeys', 'edit-1', 'endedBy'], value: 'revoked' }])
  expect(exchange(revoked).outcome).toBe('link-fact-required')
  const ends = [edit.expiresAt - 1, edit.expiresAt, edit.expiresAt + 1]
  expect(ends.map((now) => exchange(world, { now }).outcome)).toEqual(['exchanged', 'link-expired', 'link-expired'])
})

describe('what a key opens', () => {
  test('is the request for the tab of an edit link; the key of the link itself opens nothing', () => {
    const { tabKey, state } = exchange(world)
    expect(openRequest(state, tabKey, NOW).kind).toBe('open')
    expect(openRequest(state, 'edit-1', NOW).kind).toBe('not-found')
  })

  test('is the recurring payment for the tab of the payment that started it; an id needs the token of its payer', () => {
    const opens = (given: { recurringId?: string; accessKey?: string }, caller: string | null = null, state = world) =>
      openRecurring(state, { recurringId: '-', accessKey: '', caller, ...given }, NOW)?.isPayer
    for (const [, link] of LINKS.slice(1)) {
      const { tabKey, state } = exchange(world, link)
      const byKey = { accessKey: tabKey }
      expect([opens(byKey, null, state), opens(byKey, 'p-10000001', state)]).toEqual([false, true])
      expect(opens({ ...byKey, recurringId: 'rec_1' }, null, state)).toBe(false)
      expect(opens({ ...byKey, recurringId: 'rec_2' }, null, state)).toBeUndefined()
    }
    const byId = { recurringId: 'rec_1' }
    expect([opens(byId), opens(byId, 'p-10000002'), opens(byId, 'p-10000001')]).toEqual([undefined, undefined, true])
    expect(opens({ accessKey: 'rec_1' }, 'p-10000001')).toBeUndefined()
    expect(opens({ accessKey: exchange(world).tabKey }, 'p-10000001', exchange(world).state)).toBeUndefined()
  })
})

describe('wrong facts', () => {
  const guess = (state: WorldState, times: number, given: Sent = {}) => {
    let now = state
    const outcomes: string[] = []
    for (let n = 0; n < times; n += 1) {
      const one = exchange(now, { birthDate: '1985-04-02', ...given })
      now = one.state
      outcomes.push(one.outcome)
    }
    return { state: now, outcomes }
  }

  test.each([
    ['a link', 'edit-1'],
    ['a link that does not exist', 'edit-9'],
  ])('for %s: six from one address in 15 minutes, then even the right one is refused', (_, linkKey) => {
    const { outcomes, state } = guess(opened, 7, { linkKey })
    expect(outcomes).toEqual([...Array<string>(6).fill('link-fact-wrong'), 'too-many'])
    const right = { linkKey, birthDate: '1985-04-01' }
    expect(exchange(state, right).result).toEqual({ kind: 'too-many', retryAfterSeconds: 900 })
    expect(exchange(state, { ...right, address: '10.0.0.2' }).outcome).not.toBe('too-many')
    expect(
      [-1, 0, 1].map((ms) => exchange(state, { ...right, now: NOW + 15 * MINUTE + ms }).outcome === 'too-many'),
    ).toEqual([true, false, false])
  })

  test('are limited to thirty in 24 hours from all addresses', () => {
    let state = opened
    for (let n = 0; n < 6; n += 1) state = guess(state, 5, { address: `10.0.1.${n}` }).state
    const right = { birthDate: '1985-04-01', address: '10.0.2.1' }
    expect(exchange(state, right).result).toEqual({ kind: 'too-many', retryAfterSeconds: 86_400 })
    const day = NOW + 24 * 60 * MINUTE
    expect([day - 1, day].map((now) => exchange(state, { ...right, now }).outcome)).toEqual(['too-many', 'exchanged'])
  })

  test('for made-up links are counted by address, however many keys are made up', () => {
    const madeUp = (n: number) => ({ linkKey: `made-up-${n}` })
    let state = opened
    const outcomes = Array.from({ length: 7 }, (_, n) => {
      const one = guess(state, 1, madeUp(n))
      state = one.state
      return one.outcomes[0]
    })
    expect(outcomes).toEqual([...Array<string>(6).fill('link-fact-wrong'), 'too-many'])
    expect(guess(state, 1).outcomes).toEqual(['link-fact-wrong'])
  })

  test('are not forgotten when strangers make up links from a thousand addresses, which fills no world', () => {
    const { state } = guess(opened, 6)
    const strangers = Object.entries(guess(opened, 1, { linkKey: 'made-up' }).state.linkGuesses)
    expect(strangers.map(([key]) => key)).toEqual(['address 10.0.0.1'])
    const thousand = Array.from({ length: 1_000 }, (_, n) => [`address 10.1.0.${n}`, strangers[0]?.[1] ?? []])
    const full = { ...state, linkGuesses: { ...state.linkGuesses, ...Object.fromEntries(thousand) } }
    expect(exchange(full, { birthDate: '1985-04-01' }).outcome).toBe('too-many')
    const other = { linkKey: 'made-up', address: '10.2.0.1', birthDate: '1985-04-02' }
    expect(exchange(full, other).result).toEqual({ kind: 'too-many', retryAfterSeconds: 86_400 })
    expect(guess(full, 1, { address: '10.2.0.1' }).outcomes).toEqual(['link-fact-wrong'])
    expect(exchange(full, { ...other, now: NOW + 24 * 60 * MINUTE }).outcome).toBe('link-fact-wrong')
  })
})
