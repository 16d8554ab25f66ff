import { describe, expect, test } from 'vitest'
import { makeRecurringLink } from '../../domain/letters/mail-payer.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { defaultScenario } from '../../scenarios/default/default-scenario.ts'
import { after } from '../../testing/apply.ts'
import { call } from '../../testing/call-handler.ts'
import { aCard, cardsOf } from '../../testing/giving.ts'
import { aDonor, aWorld, fixedRandom, NOW } from '../../testing/people.ts'

const { state: world } = defaultScenario
const params = { recurringId: 'rec_jana_2024' }

/** A tab that opened a link to the payment, like the links in its e-mails. */
const byLink = async (state = world, recurring = params) => {
  const { linkKey, changes } = makeRecurringLink(state, recurring, { now: NOW, random: fixedRandom(), worldId: 'w' })
  return openLink(after(state, changes), linkKey)
}
const openLink = async (state: WorldState, linkKey: string) => {
  const called = await call('exchangeLink', state, { body: { kind: 'recurring-payment', linkKey } })
  const { accessKey } = (called.answer as { response: { accessKey: string } }).response
  return { state: called.state, opened: { accessKey, params: { recurringId: '-' } } }
}
const JANA = {
  recurringId: 'rec_jana_2024',
  state: 'active',
  amount: 500,
  angelNumber: '10000001',
  startedOn: '2024-03-15',
  nextChargeOn: '2026-11-20',
  lastChargeOn: '2027-02-22',
  cancelledOn: null,
  failedOn: null,
  isPayer: true,
  pendingChange: null,
}
const NOT_FOUND = { error_code: 404, error: 'recurring-not-found' }

describe('getRecurringPayments', () => {
  const listOf = async (as: string, state = world) => (await call('getRecurringPayments', state, { as })).answer

  test('lists those of the signed-in donor, with the days of their charges', async () => {
    const failed = aCard({ recurringId: 'rec_failed', failedOn: '2026-10-20' })
    const recurringPayments = world.recurringPayments.with('rec_failed', failed)
    expect(await listOf('p-10000001', { ...world, recurringPayments })).toEqual({
      error_code: 200,
      response: {
        recurringPayments: [expect.objectContaining({ recurringId: 'rec_failed', failedOn: '2026-10-20' }), JANA],
      },
    })
  })

  test('lists at most a hundred', async () => {
    const cards = Array.from({ length: 101 }, (_, n) => aCard({ recurringId: `rec_number_${n}` }))
    const { response } = (await listOf('p-10000001', aWorld([aDonor()], { recurringPayments: cardsOf(...cards) }))) as {
      response: { recurringPayments: (typeof JANA)[] }
    }
    const { recurringPayments } = response
    expect([recurringPayments.length, recurringPayments[0]?.recurringId]).toEqual([100, 'rec_number_100'])
  })
})

test.each([
  'getRecurringPayment',
  'changeRecurringPayment',
  'cancelRecurringPayment',
  'confirmRecurringChange',
] as const)(
  '%s by an id alone, by the donor of another payment or by an unknown key is not found and changes nothing',
  async (operation) => {
    for (const id of ['rec_jana_2024', 'rec_unknown', '__proto__'])
      for (const as of [undefined, 'p-10000002'])
        for (const opened of [{ params: { recurringId: id } }, { params: { recurringId: '-' }, accessKey: id }]) {
          const given = { ...opened, body: { amount: 50_000 }, ...(as && { as }) } as object
          expect(await call(operation, world, given)).toMatchObject({ answer: NOT_FOUND, changes: [] })
        }
  },
)

describe('a recurring payment that one donor pays for the angel number of another (rule 7.17)', () => {
  const [payer, owner] = ['p-10000001', 'p-10000002']
  const gift = aCard({ recurringId: 'rec_present', payerId: payer, angelNumber: '10000002' })
  const state = { ...world, recurringPayments: cardsOf(gift) }
  const byId = { params: { recurringId: 'rec_present' }, body: { amount: 50_000 } }

  test('is listed and raised at once by its payer', async () => {
    expect((await call('getRecurringPayments', state, { as: payer })).answer).toMatchObject({
      response: { recurringPayments: [{ recurringId: 'rec_present', isPayer: true }] },
    })
    expect((await call('changeRecurringPayment', state, { as: payer, ...byId })).answer).toMatchObject({
      response: { amount: 50_000, pendingChange: null },
    })
  })

  test.each(['getRecurringPayment', 'changeRecurringPayment', 'cancelRecurringPayment'] as const)(
    '%s does not exist for the owner of the number, nor for a payer who withdrew the consent',
    async (operation) => {
      const withdrawn = after(state, [{ path: ['people', payer, 'scope'], value: 'oou' }])
      for (const [as, at] of [
        [owner, state],
        [payer, withdrawn],
      ] as const)
        expect(await call(operation, at, { as, ...byId } as object)).toMatchObject({ answer: NOT_FOUND, changes: [] })
    },
  )

  test('is neither listed nor planned for the owner of the number', async () => {
    const read = async (id: 'getRecurringPayments' | 'getPayments') => (await call(id, state, { as: owner })).answer
    expect(await read('getRecurringPayments')).toMatchObject({ response: { recurringPayments: [] } })
    expect(await read('getPayments')).toMatchObject({ response: { planned: [] } })
  })

  test('raised in a tab of its link by the owner of the number waits for the mailbox of the payer', async () => {
    const tab = await byLink(state, gift)
    const raised = { ...tab.opened, body: { amount: 50_000 }, as: owner }
    expect((await call('changeRecurringPayment', tab.state, raised)).answer).toMatchObject({
      response: { amount: 300, isPayer: false, pendingChange: { amount: 50_000 } },
    })
  })
})

test('a recurring payment belongs to the account that started it, and to no account without a token', async () => {
  const gift = { amount: 300, angelNumber: '10000002', frequency: 'recurring', cardholder: 'A', email: 'a@example.com' }
  const payerOf = async (as?: string) => {
    const { state } = await call('startCardPayment', world, { body: gift, ...(as && { as }) } as object)
    return Object.values(state.cardPayments).map(({ payerId }) => payerId)
  }
  expect([await payerOf('p-10000001'), await payerOf(), await payerOf('p-2000001')]).toEqual([
    ['p-10000001'],
    [null],
    [null],
  ])
})

describe('changeRecurringPayment', () => {
  test('a tab that opened the confirmation too late gets an expired confirmation', async () => {
    const tab = await byLink()
    const raised = await call('changeRecurringPayment', tab.state, { ...tab.opened, body: { amount: 600 } })
    const linkKey = raised.state.messages.at(-1)?.link?.split('=')[1] ?? ''
    const link = { kind: 'recurring-payment', linkKey } as const
    const late = NOW + 86_400_000
    const opened = await call('exchangeLink', raised.state, { body: link, now: late - 1 })
    const { accessKey } = (opened.answer as { response: { accessKey: string } }).response
    const confirm = (now: number) =>
      call('confirmRecurringChange', opened.state, { accessKey, params: { recurringId: '-' }, now })
    expect((await confirm(late)).answer).toEqual({ error_code: 408, error: 'change-expired' })
    expect((await confirm(late - 1)).answer).toMatchObject({ response: { amount: 600 } })
    expect((await call('exchangeLink', raised.state, { body: link, now: late })).answer).toMatchObject({
      error: 'link-expired',
    })
  })
})
