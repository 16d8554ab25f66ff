import { expect, test } from 'vitest'
import { handlers } from '#generated/provider.handlers.ts'
import { applyChanges } from '../domain/state/commit.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import type { AnyHandler } from '../kernel/handler.ts'
import { aGift } from '../testing/giving.ts'
import { aDonor, aRecipient, aWorld, fixedRandom, NOW } from '../testing/people.ts'
import { dueEvents } from './due-events.ts'
import { receivePayment } from './payment/receive-payment.rules.ts'

const JANA = 'p-10000001'

/** A world of so many other donors, each with a vote, and so many gifts of Jana. `visited` counts reads of a field of any of these. */
const grownWorld = (people: number, gifts: number) => {
  const seen = { visited: 0 }
  const get = (item: object, key: string | symbol) => {
    seen.visited += 1
    return Reflect.get(item, key) as unknown
  }
  const watched = <Item extends object>(item: Item): Item => new Proxy<Item>(item, { get })
  const others = Array.from({ length: people }, (_, n) =>
    watched(aDonor({ personId: `p-${n}`, login: `${n}`, vote: { value: 9, votedAt: NOW - n * 60_000 } })),
  )
  const ledger = Array.from({ length: gifts }, (_, n) =>
    watched(
      aGift({ paymentId: `gift_${n}`, redistributed: true, shares: [{ recipientId: 'p-2000001', amount: 300 }] }),
    ),
  )
  const payments = { '10000001': Object.fromEntries(ledger.map((gift, n) => [`gift_${n}`, gift])) }
  const state = aWorld([aDonor(), aRecipient(), ...others], { payments })
  return { seen, state }
}

const READS = ['getUserProfile', 'getFamilies', 'getRecurringPayments', 'getNps', 'getDocuments'] as const
const SESSION = { token: 'x', expire: '', signImage: () => '' }

/** Runs an operation as the kernel does, as Jana; the state after its changes. */
const run = (state: WorldState, id: keyof typeof handlers, body?: object): WorldState => {
  const caller = { personId: JANA, scope: 'donor', jti: 'j', startedAt: NOW }
  const input = { params: {}, query: {}, body, files: [], headers: { lang: 'cs', uid: JANA }, caller }
  const prepared = { comparedHash: 'hash of 10000001', fits: true }
  const context = { now: NOW, random: fixedRandom(), worldId: 'w', signImage: () => '', prepared }
  const { answer, changes } = (handlers[id] as AnyHandler).run(state, input, context)
  expect(typeof answer === 'function' ? answer(SESSION) : answer).toMatchObject({ error_code: 200 })
  return applyChanges(state, changes).state
}

const readAll = (state: WorldState) => {
  dueEvents(state, NOW)
  for (const id of READS) run(state, id)
}

const receive = (state: WorldState) => {
  const gift = { amount: 300, type: 'transfer', variableSymbol: '7', recurringId: null } as const
  return applyChanges(state, receivePayment(state, gift, { now: NOW, random: fixedRandom() }).changes).state
}

const worlds = [23, 23_000].map((size) => grownWorld(size, size))
for (const { state } of worlds) readAll(state)

test.each([
  ['a login', (state: WorldState) => run(state, 'logIn', { username: '10000001', password: 'x' })],
  ['a vote', (state: WorldState) => run(state, 'saveNps', { rating: 8 })],
  ['a gift of another donor', receive],
])('%s and the reads after it visit as many records of 23,000 people and gifts as of 23', (_, write) => {
  const [few = 0, many] = worlds.map(({ seen, state }) => {
    seen.visited = 0
    readAll(write(state))
    return seen.visited
  })
  expect(many).toBeLessThanOrEqual(2 * few)
})

test.each(['throttles', 'idempotency'])('a commit that changes %s alone lists no due events again', (slice) => {
  const { state } = grownWorld(23, 23)
  const listed = dueEvents(state, NOW)
  const next = applyChanges(state, [{ path: [slice, 'x'], value: {} }]).state
  expect([dueEvents(next, NOW) === listed, dueEvents(next, NOW + 1) === listed]).toEqual([true, true])
})

test('a due event is listed until it is reached, and the next one after it', () => {
  const state = aWorld([aDonor(), aRecipient()])
  const [first] = dueEvents(state, NOW)
  const reached = first?.at ?? 0
  expect(dueEvents(state, reached - 1)[0]).toBe(first)
  expect(dueEvents(state, reached)[0]?.at).toBeGreaterThan(reached)
  expect(dueEvents(state, NOW)[0]).toEqual(first)
})
