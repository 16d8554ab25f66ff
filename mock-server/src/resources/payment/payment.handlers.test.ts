import { afterEach, describe, expect, test, vi } from 'vitest'
import type { components } from '#generated/provider.d.ts'
import type { Lang } from '../../domain/letters/wording.ts'
import type { Payment } from '../../domain/state/payment.ts'
import { defaultScenario } from '../../scenarios/default/default-scenario.ts'
import { call } from '../../testing/call-handler.ts'
import { aCard, aGift, aLedger, cardsOf } from '../../testing/giving.ts'
import { aDonor, aRecipient, at, aWorld, NOW } from '../../testing/people.ts'

type Payments = components['schemas']['Payments']

const listed = async (world = defaultScenario.state, as = 'p-10000001', now = NOW, lang: Lang = 'cs') => {
  const { answer } = await call('getPayments', world, { as, now, lang })
  return (answer as { response: Payments }).response
}
const worldWith = (gifts: readonly Payment[]) =>
  aWorld([aDonor(), aDonor({ personId: 'p-10000002', login: '10000002' }), aRecipient()], {
    payments: aLedger(...gifts),
    recurringPayments: cardsOf(aCard({ recurringId: 'rec_0000000001' })),
  })
const only = async (given: Partial<Payment>, now = '2026-12-01T12:00:00+01:00', lang: Lang = 'cs') => {
  const [payment] = (await listed(worldWith([aGift(given)]), 'p-10000001', at(now), lang)).payments
  return payment
}
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
test('a planned charge has its day and the day it goes to families', async () =>
  expect((await listed(worldWith([]))).planned[0]).toEqual({
    recurringId: 'rec_0000000001',
    amount: 300,
    date: '2026-11-20',
    distributionOn: '2026-12-01',
  }))

const NO_MORE_NEED = { cs: 'Rodina už pomoc nepotřebuje.', en: 'The family needs no more help.' }
const SENT = { redistributed: true, shares: [{ recipientId: 'p-2000001', amount: 300 }] }

describe('a gift of the list', () => {
  test('waits until it is distributed', async () =>
    expect(await only({}, '2026-11-11T00:00:00+01:00')).toEqual({
      paymentId: 'gift_1',
      amount: 300,
      type: 'transfer',
      variableSymbol: '10000001',
      settledOn: '2026-11-09',
      distributionOn: '2026-12-01',
      contributionMonth: '2026-12',
      state: 'pending',
      shares: [],
      familiesShownFrom: null,
      reassigned: null,
      recurringId: null,
    }))

  test('does not show a minute before its day', async () =>
    expect(await only({}, '2026-11-10T23:59:00+01:00')).toBeUndefined())

  test.each([
    ['today shows from when its families show', '2026-12-01T09:00:00+01:00'],
    ['is unchanged on the eve of that day', '2026-12-02T23:59:59+01:00'],
  ])('that was sent %s', async (_, now) =>
    expect(await only(SENT, now)).toMatchObject({ state: 'sent', shares: [], familiesShownFrom: '2026-12-03' }),
  )

  test('shows the family two working days after the distribution, by the first name of the patient only', async () => {
    const payment = await only(SENT, '2026-12-03T00:00:00+01:00')
    expect(payment).toMatchObject({
      state: 'sent',
      shares: [{ familyId: 'fam-01', recipientName: 'Tomáš', amount: 300 }],
      familiesShownFrom: null,
    })
    expect(JSON.stringify(payment)).not.toMatch(/Svobod|2000001/)
  })

  test.each([
    ['cs', 'Rodina už pomoc nepotřebuje.'],
    ['en', 'The family needs no more help.'],
  ] as const)(
    'that went to another family has a reason in %s, and not the name of the intended family',
    async (lang, reason) => {
      const reassigned = { on: '2026-12-01', reason: NO_MORE_NEED, from: 'p-2000002' }
      expect(await only({ ...SENT, reassigned }, undefined, lang)).toMatchObject({
        state: 'reassigned',
        reassigned: { on: '2026-12-01', reason },
        familiesShownFrom: '2026-12-03',
      })
      expect(await only({ reassigned })).toMatchObject({ state: 'pending', reassigned: null })
    },
  )

  test('whose family no longer exists has no family', async () =>
    expect(
      await only({ redistributed: true, shares: [{ recipientId: 'p-2000099', amount: 300 }] }, '2027-01-10T12:00Z'),
    ).toMatchObject({ state: 'sent', shares: [] }))

  test('by a recurring card carries its id', async () =>
    expect(await only({ type: 'card', recurringId: 'rec_jana_2024' })).toMatchObject({ recurringId: 'rec_jana_2024' }))
})

describe('a long list', () => {
  afterEach(() => void vi.restoreAllMocks())

  const many = (count: number) =>
    worldWith(
      Array.from({ length: count }, (_, n) => {
        const month = Temporal.PlainYearMonth.from('2026-11').subtract({ months: n % 240 })
        const day = month.toPlainDate({ day: 1 }).toString()
        return aGift({
          ...SENT,
          paymentId: `gift_${n}`,
          settledOn: day,
          visibleFrom: day,
          distributionOn: month.add({ months: 1 }).toPlainDate({ day: 1 }).toString(),
        })
      }),
    )
  const stepsFor = async (count: number) => {
    const world = many(count)
    const steps = vi.spyOn(Temporal.PlainDate.prototype, 'add')
    const { payments } = await listed(world, 'p-10000001', at('2026-12-02T12:00:00+01:00'))
    expect(payments).toHaveLength(count)
    const taken = steps.mock.calls.length
    steps.mockRestore()
    return taken
  }

  test('of 5,000 gifts reads the calendar as often as one of twenty', async () => {
    await stepsFor(20)
    expect(await stepsFor(5_000)).toBe(await stepsFor(20))
  })

  test('of 6,000 gifts has all of them, so that its total is that of the profile', async () => {
    const world = many(6_000)
    const now = at('2026-12-02T12:00:00+01:00')
    const { payments } = await listed(world, 'p-10000001', now)
    const { answer } = await call('getUserProfile', world, { as: 'p-10000001', now })
    const { profile_full } = (answer as { response: { profile_full: components['schemas']['FullUser'] } }).response
    const years = profile_full.Giving?.Years ?? []
    expect(payments).toHaveLength(6_000)
    expect(sumOf(payments.map(({ amount }) => amount))).toBe(sumOf(years.map(({ Amount }) => Amount)))
  })

  test('of a gift shared among 150 families has every share', async () => {
    const shares = Array.from({ length: 150 }, () => ({ recipientId: 'p-2000001', amount: 2 }))
    const world = worldWith([aGift({ ...SENT, paymentId: 'gift_1', amount: 300, shares })])
    const { payments } = await listed(world, 'p-10000001', at('2026-12-03T12:00:00+01:00'))
    expect(sumOf(payments.flatMap((payment) => payment.shares).map(({ amount }) => amount))).toBe(300)
  })
})
