import { expect, test } from 'vitest'
import { handlers } from '#generated/provider.handlers.ts'
import { applyChanges } from '../domain/state/commit.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import type { AnyHandler } from '../kernel/handler.ts'
import { aCard, aGift, cardsOf } from '../testing/giving.ts'
import { aDonor, aRecipient, aWorld, fixedRandom, NOW } from '../testing/people.ts'
import { dueEvents } from './due-events.ts'
import { receivePayment } from './payment/receive-payment.rules.ts'
import { chargeRecurring } from './recurring-payment/charge-recurring.rules.ts'

const JANA = 'p-10000001'

/** A world of so many other donors, each with a vote and a card, and so many gifts of Jana. `visited` counts reads of a field of any of these. */
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
  const cards = Array.from({ length: people }, (_, n) =>
    watched(aCard({ recurringId: `rec_${n}`, payerId: `p-${n}`, angelNumber: `${n}` })),
  )
  const payments = { '10000001': Object.fromEntries(ledger.map((gift, n) => [`gift_${n}`, gift])) }
  const state = aWorld([aDonor(), aRecipient(), ...others], { payments, recurringPayments: cardsOf(aCard(), ...cards) })
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

const chargeCard = (state: WorldState) => {
  const context = { now: NOW, random: fixedRandom(), worldId: 'w' }
  return applyChanges(state, chargeRecurring(state, 'rec_7', context, 'insufficient-funds')).state
}

const worlds = [23, 23_000].map((size) => grownWorld(size, size))
for (const { state } of worlds) readAll(state)

const WRITES: [string, (state: WorldState) => WorldState][] = [
  ['a login', (state) => run(state, 'logIn', { username: '10000001', password: 'x' })],
  ['a vote', (state) => run(state, 'saveNps', { rating: 8 })],
  ['a gift of another donor', receive],
  ['a charge of a card that failed', chargeCard],
]

/** The keys of the objects that a state does not share with the one before. */
function copiedKeys(before: unknown, after: unknown): number {
  if (before === after || !isPlain(before) || !isPlain(after)) return 0
  const keys = Object.keys(after)
  return keys.reduce((sum, key) => sum + copiedKeys(before[key], after[key]), keys.length)
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The result of `act`, and how many items of arrays it copied. */
function countingCopies<Result>(act: () => Result): { result: Result; copied: number } {
  const list = Array.prototype as unknown as Record<string, (...given: unknown[]) => unknown>
  const originals = (['slice', 'map', 'filter', 'toSpliced', 'toSorted', 'with'] as const).map(
    (name) => [name, list[name]] as const,
  )
  let copied = 0
  for (const [name, original] of originals)
    list[name] = function counting(this: unknown, ...given: unknown[]) {
      const copy = original?.apply(this, given) as unknown[]
      copied += copy.length
      return copy
    }
  try {
    return { result: act(), copied }
  } finally {
    for (const [name, original] of originals) if (original) list[name] = original
  }
}

test.each(WRITES)(
  '%s and the next event after it copy at most two thousand items and keys of 23,000 people',
  (_, write) => {
    const [, many] = worlds
    if (!many) return
    const { result: next, copied } = countingCopies(() => {
      const written = write(many.state)
      const [first] = dueEvents(written, NOW)
      expect(first).toBeDefined()
      return written
    })
    expect(copied + copiedKeys(many.state, next)).toBeLessThanOrEqual(2_000)
  },
)

test.each(WRITES)('%s and the reads after it visit as many records of 23,000 people and gifts as of 23', (_, write) => {
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
  const firstAfter = (moment: number) => [...dueEvents(state, moment)][0]
  const first = firstAfter(NOW)
  const reached = first?.at ?? 0
  expect(firstAfter(reached - 1)).toBe(first)
  expect(firstAfter(reached)?.at).toBeGreaterThan(reached)
  expect(firstAfter(NOW)).toEqual(first)
})
