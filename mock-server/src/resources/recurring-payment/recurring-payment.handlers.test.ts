import { describe, expect, test } from 'vitest'
import { makeRecurringLink } from '../../domain/letters/mail-payer.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { defaultScenario } from '../../scenarios/default-scenario.ts'
import { after } from '../../testing/apply.ts'
import { call } from '../../testing/call-handler.ts'
import { aCard, cardsOf } from '../../testing/giving.ts'
import { aDonor, aWorld, fixedRandom, NOW } from '../../testing/people.ts'

const { state: world } = defaultScenario
const params = { recurringId: 'rec_jana_2024' }

/** A tab that opened a link to the payment, like the links in its e-mails. */
const byLink = async (state = world) => {
  const { linkKey, changes } = makeRecurringLink(state, params, { now: NOW, random: fixedRandom(), worldId: 'w' })
  return openLink(after(state, changes), linkKey)
}
const openLink = async (state: WorldState, linkKey: string) => {
  const called = await call('exchangeLink', state, { body: { kind: 'recurring-payment', linkKey } })
  const { tabKey } = (called.answer as { response: { tabKey: string } }).response
  return { state: called.state, params: { recurringId: tabKey } }
}
const JANA = {
  recurringId: 'rec_jana_2024',
  status: 'active',
  amount: 500,
  angelNumber: '10000001',
  startedOn: '2024-03-15',
  nextChargeOn: '2026-11-20',
  lastChargeOn: '2027-02-22',
  cancelledOn: null,
  failedOn: null,
  pendingChange: null,
}
const NOT_FOUND = { error_code: 404, error: 'recurring-not-found' }

describe('getRecurringPayments', () => {
  const listOf = async (as: string, state = world) => (await call('getRecurringPayments', state, { as })).answer

  test('lists those of the signed-in donor, with the days of their charges', async () => {
    const failed = cardsOf(aCard({ recurringId: 'rec_failed', failedOn: '2026-10-20' }))
    const recurringPayments = { ...world.recurringPayments, ...failed }
    expect(await listOf('p-10000001', { ...world, recurringPayments })).toEqual({
      error_code: 200,
      response: [expect.objectContaining({ recurringId: 'rec_failed', failedOn: '2026-10-20' }), JANA],
    })
  })

  test('lists at most a hundred', async () => {
    const cards = Array.from({ length: 101 }, (_, n) => aCard({ recurringId: `rec_number_${n}` }))
    const { response } = (await listOf('p-10000001', aWorld([aDonor()], { recurringPayments: cardsOf(...cards) }))) as {
      response: (typeof JANA)[]
    }
    expect([response.length, response[0]?.recurringId]).toEqual([100, 'rec_number_100'])
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
    for (const recurringId of ['rec_jana_2024', 'rec_unknown', '__proto__'])
      for (const as of [undefined, 'p-10000002']) {
        const given = { params: { recurringId }, body: { amount: 50_000 }, ...(as && { as }) } as object
        expect(await call(operation, world, given)).toMatchObject({ answer: NOT_FOUND, changes: [] })
      }
  },
)

describe('changeRecurringPayment', () => {
  test('a tab that opened the confirmation too late gets an expired confirmation', async () => {
    const tab = await byLink()
    const raised = await call('changeRecurringPayment', tab.state, { params: tab.params, body: { amount: 600 } })
    const linkKey = raised.state.messages.at(-1)?.link?.split('=')[1] ?? ''
    const link = { kind: 'recurring-payment', linkKey } as const
    const late = NOW + 86_400_000
    const opened = await call('exchangeLink', raised.state, { body: link, now: late - 1 })
    const { tabKey } = (opened.answer as { response: { tabKey: string } }).response
    const confirm = (now: number) =>
      call('confirmRecurringChange', opened.state, { params: { recurringId: tabKey }, now })
    expect((await confirm(late)).answer).toEqual({ error_code: 408, error: 'change-expired' })
    expect((await confirm(late - 1)).answer).toMatchObject({ response: { amount: 600 } })
    expect((await call('exchangeLink', raised.state, { body: link, now: late })).answer).toMatchObject({
      error: 'link-expired',
    })
  })
})
