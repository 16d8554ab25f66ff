import { describe, expect, test } from 'vitest'
import type { components } from '#generated/provider.d.ts'
import { openWorld, type ScenarioWorld } from './world.ts'

type Schemas = components['schemas']

/** Signs in each time: a token expires within the days that pass here. */
const paymentsOf = async (world: ScenarioWorld) =>
  (await (await world.signIn('10000001')).get('/payments')).response as Schemas['Payments']
const newestOf = async (world: ScenarioWorld) => (await paymentsOf(world)).payments[0]
const givingOf = async (world: ScenarioWorld) => {
  const { response } = await (await world.signIn('10000001')).get('/userProfile')
  return (response as { profile_full: { Giving: Schemas['Giving'] } }).profile_full.Giving
}

/** Jana sent 1 000 Kč by transfer on Friday 6 November 2026, and believes that she sent 777 Kč as well. */
const sent = { type: 'transfer', paidOn: '2026-11-06', amount: 1_000, variableSymbol: '10000001' }
const lost = { ...sent, amount: 777 }
const verdictOn = async (world: ScenarioWorld, paid: object) =>
  (await (await world.signIn('10000001')).post('/missingPayment/check', paid)).response
const reportOn = async (world: ScenarioWorld, paid: object) =>
  (await world.signIn('10000001')).post('/missingPayment', paid)

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
      distributionOn: '2026-12-01',
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
})
