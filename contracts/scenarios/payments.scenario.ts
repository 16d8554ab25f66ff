import { describe, expect, test } from 'vitest'
import type { components } from '#generated/provider.d.ts'
import { openWorld, type ScenarioWorld } from './world.ts'

type Schemas = components['schemas']

/** Signs in each time: a token expires within the days that pass here. */
const paymentsOf = async (world: ScenarioWorld, login = '10000001') =>
  (await (await world.signIn(login)).get('/payments')).response as Schemas['Payments']
const newestOf = async (world: ScenarioWorld, login = '10000001') => (await paymentsOf(world, login)).payments[0]
const givingOf = async (world: ScenarioWorld, login = '10000001') => {
  const { response } = await (await world.signIn(login)).get('/userProfile')
  return (response as { profile_full: { Giving: Schemas['Giving'] } }).profile_full.Giving
}

/** Jana sent 1 000 Kč by transfer on Friday 6 November 2026, and believes that she sent 777 Kč as well. */
const sent = { type: 'transfer', paidOn: '2026-11-06', amount: 1_000, variableSymbol: '10000001' }
const lost = { ...sent, amount: 777 }
const verdictOn = async (world: ScenarioWorld, paid: object, login = '10000001') =>
  (await (await world.signIn(login)).post('/missingPayment/check', paid)).response
const reportOn = async (world: ScenarioWorld, paid: object, key?: string) =>
  (await world.signIn('10000001')).post('/missingPayment', paid, key === undefined ? {} : { key })

const friday = { now: '2026-11-06T12:00:00+01:00', frozen: true }
const notOverdue = { status: 200, error_code: 409, error: 'payment-not-overdue' }

describe('a gift by transfer, from the bank to a family', () => {
  test('is received on Friday and shows on Tuesday, two working days later', async () => {
    await using world = await openWorld(friday)
    expect(await givingOf(world)).toMatchObject({ OnItsWay: { Amount: 1_000, VisibleFrom: '2026-11-10' } })
    expect(await newestOf(world)).toMatchObject({ settledOn: '2026-10-20' })
    expect(await verdictOn(world, sent)).toEqual({ verdict: 'on-its-way', shownBy: '2026-11-10', payment: null })

    await world.advance('P3DT11H59M59S')
    expect(await newestOf(world)).toMatchObject({ settledOn: '2026-10-20' })
    await world.advance('PT1S')
    expect(await newestOf(world)).toMatchObject({ settledOn: '2026-11-06', amount: 1_000 })
    expect(await givingOf(world)).toMatchObject({ OnItsWay: null, LastPayment: { Received: '2026-11-06' } })
    expect(await verdictOn(world, sent)).toMatchObject({
      verdict: 'shown',
      payment: { amount: 1_000, settledOn: '2026-11-06' },
    })
  })

  test('waits for the first working day of December, and two working days later shows its family', async () => {
    await using world = await openWorld({ frozen: true })
    expect(await newestOf(world)).toMatchObject({
      state: 'pending',
      redistributionDate: '2026-12-01',
      contributionMonth: '2026-12',
      shares: [],
      familiesShownFrom: null,
    })

    // Her card was charged in the meantime; the transfer is the gift after it.
    await world.advance('P21D')
    const [, onTheDay] = (await paymentsOf(world)).payments
    expect(onTheDay).toMatchObject({
      settledOn: '2026-11-06',
      state: 'sent',
      shares: [],
      familiesShownFrom: '2026-12-03',
    })

    await world.advance('P2D')
    const [, later] = (await paymentsOf(world)).payments
    expect(later).toMatchObject({ settledOn: '2026-11-06', state: 'sent', familiesShownFrom: null })
    const parts = later?.shares.map(({ amount }) => amount) ?? []
    expect(parts.length).toBeGreaterThan(0)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1_000)
  })

  test('adds to the sum of its year as soon as it shows', async () => {
    await using world = await openWorld(friday)
    const before = (await givingOf(world)).Years?.at(-1)
    await world.advance('P4D')
    expect((await givingOf(world)).Years?.at(-1)).toEqual({
      Year: 2026,
      Amount: (before?.Amount ?? 0) + 1_000,
      Payments: (before?.Payments ?? 0) + 1,
    })
  })

  test('received by a trigger shows at once', async () => {
    await using world = await openWorld({ frozen: true })
    await world.trigger({ kind: 'payment-received', person: '10000004', amount: 450, type: 'sms' })
    expect(await newestOf(world, '10000004')).toMatchObject({ amount: 450, type: 'sms', settledOn: '2026-11-10' })
    expect(await givingOf(world, '10000004')).toMatchObject({ Years: [{ Year: 2026, Amount: 450, Payments: 1 }] })
  })
})

describe('a payment that the donor does not see', () => {
  test('cannot be reported until its two working days are over', async () => {
    await using world = await openWorld(friday)
    for (const day of ['Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday']) {
      expect([day, await verdictOn(world, lost)]).toEqual([
        day,
        { verdict: 'too-early', shownBy: '2026-11-10', payment: null },
      ])
      expect(await reportOn(world, lost)).toMatchObject(notOverdue)
      await world.advance('P1D')
    }
    expect(await world.messages()).toEqual([])
    expect(await verdictOn(world, lost)).toEqual({ verdict: 'overdue', shownBy: '2026-11-10', payment: null })
  })

  test('is then searched by the foundation, which answers within three working days', async () => {
    await using world = await openWorld({ now: '2026-11-11T09:00:00+01:00', frozen: true })
    const note = 'Z účtu odešla v pátek ráno.'
    expect(await reportOn(world, { ...lost, note })).toMatchObject({
      error_code: 200,
      response: { reference: expect.stringMatching(/^MP-20261111-\d{4}$/), answerBy: '2026-11-16' },
    })
    const [toFoundation] = await world.messages({ to: 'napiste@example.com' })
    expect(toFoundation?.text).toContain(note)
    const [toJana] = await world.messages({ to: 'jana@example.com' })
    expect(toJana?.text).toContain('777')
  })

  test('reported twice with one idempotency key is one letter', async () => {
    await using world = await openWorld({ now: '2026-11-11T09:00:00+01:00', frozen: true })
    const first = await reportOn(world, lost, 'one-missing-payment-0001')
    expect(await reportOn(world, lost, 'one-missing-payment-0001')).toEqual(first)
    expect(await world.messages({ to: 'napiste@example.com' })).toHaveLength(1)
    expect(await reportOn(world, { ...lost, amount: 778 }, 'one-missing-payment-0001')).toMatchObject({
      status: 409,
      error: 'idempotency-key-reused',
    })
  })

  test('cannot be reported when it was received or before its day', async () => {
    await using world = await openWorld({ frozen: true })
    expect(await reportOn(world, sent)).toMatchObject(notOverdue)
    expect(await reportOn(world, { ...lost, paidOn: '2026-11-11' })).toMatchObject({
      status: 200,
      error_code: 422,
      error: 'day-in-future',
      fields: { paidOn: 'max' },
    })
    expect(await world.messages()).toEqual([])
  })

  test('with another variable symbol can be reported at once, and the answer does not name its owner', async () => {
    await using world = await openWorld({ frozen: true })
    const bakery = { ...sent, paidOn: '2026-10-29', amount: 5_000 }
    const nobodys = await verdictOn(world, { ...bakery, variableSymbol: '98765432' })
    expect(await verdictOn(world, { ...bakery, variableSymbol: '10000002' })).toEqual(nobodys)
    expect(nobodys).toEqual({ verdict: 'other-symbol', shownBy: '2026-11-02', payment: null })
    expect(await reportOn(world, { ...lost, variableSymbol: '' })).toMatchObject({ error_code: 200 })
  })
})

describe('the list of payments', () => {
  test('of twenty years is returned completely', async () => {
    await using world = await openWorld({ scenario: 'twenty-years' })
    const { payments, planned } = await paymentsOf(world, '10000020')
    expect([payments.length, payments[0]?.settledOn, payments.at(-1)?.settledOn]).toEqual([
      240,
      '2026-10-15',
      '2006-11-15',
    ])
    expect(planned).toEqual([])
  })

  test('plans the card charges of three months, each with the day it goes to families', async () => {
    await using world = await openWorld({ frozen: true })
    expect((await paymentsOf(world)).planned.map(({ date, redistributionDate }) => [date, redistributionDate])).toEqual(
      [
        ['2026-11-20', '2026-12-01'],
        ['2026-12-21', '2027-01-04'],
        ['2027-01-20', '2027-02-01'],
      ],
    )
  })

  test('shows why a gift went to another family', async () => {
    await using world = await openWorld({ frozen: true })
    const { payments } = await paymentsOf(world, '10000009')
    expect(payments.map(({ state }) => state)).toEqual(['pending', 'reassigned', 'sent'])
    expect(payments[1]?.reassigned?.reason).toBe('Rodina už pomoc nepotřebuje.')
  })

  test('is empty for a donor without gifts, and has no gifts of other donors', async () => {
    await using world = await openWorld()
    expect(await paymentsOf(world, '10000004')).toEqual({ payments: [], planned: [] })
    for (const login of ['10000001', '10000002', '10000009']) {
      const { payments } = await paymentsOf(world, login)
      expect(new Set(payments.map(({ variableSymbol }) => variableSymbol))).toEqual(new Set([login]))
    }
  })
})
