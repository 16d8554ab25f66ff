import { describe, expect, test } from 'vitest'
import type { components } from '#generated/provider.d.ts'
import { openMailedLink } from './letters.ts'
import { openWorld, type ScenarioWorld } from './world.ts'

type Recurring = components['schemas']['RecurringPayments']

/** Signs in each time: a token expires within the days that pass here. */
const recurringOf = async (world: ScenarioWorld) =>
  ((await (await world.signIn('10000001')).get('/recurringPayments')).response as Recurring).recurringPayments
const givingOf = async (world: ScenarioWorld) => {
  const { response } = await (await world.signIn('10000001')).get('/userProfile')
  return (response as { profile_full: { Giving: components['schemas']['Giving'] } }).profile_full.Giving
}
/** Exchanges the key of an e-mail link for the key of a tab. */
const exchange = async (world: ScenarioWorld, link: string | undefined): Promise<string> => {
  const linkKey = new URL(link ?? '', 'http://portal.test').searchParams.get('pravidelna') ?? ''
  return openMailedLink(world, { kind: 'recurring-payment', linkKey })
}
/** The link of the scenario that testers may type. */
const keyByLink = (world: ScenarioWorld) => exchange(world, '/jak-pomahat?pravidelna=pravidelna-jana-2026')
const lettersOf = (world: ScenarioWorld) => world.messages({ to: 'jana@example.com' })

describe('a recurring payment by card', () => {
  test('is charged automatically on the 20th, shows the next working day, and goes to families in December', async () => {
    await using world = await openWorld({ frozen: true })
    expect(await givingOf(world)).toMatchObject({ NextCharge: { Amount: 500, Date: '2026-11-20' } })

    await world.advance('P10D')
    expect(await givingOf(world)).toMatchObject({
      LastPayment: { Amount: 1_000, Received: '2026-11-06' },
      NextCharge: { Date: '2026-12-21' },
    })
    await world.advance('P3D')
    expect(await givingOf(world)).toMatchObject({
      LastPayment: { Amount: 500, Received: '2026-11-20', Redistributed: false },
    })
    await world.advance('P8D')
    expect(await givingOf(world)).toMatchObject({
      LastPayment: { DistributionOn: '2026-12-01', Redistributed: true },
    })
  })

  test('can be raised by a link only after the payer confirms it once by e-mail', async () => {
    await using world = await openWorld({ frozen: true })
    const path = '/recurringPayments/-'
    const accessKey = await keyByLink(world)
    const visitor = world.visitor()

    expect((await visitor.post(path, { amount: 50_000 }, { accessKey })).response).toMatchObject({
      amount: 500,
      pendingChange: { amount: 50_000, canConfirm: false },
    })
    expect(await visitor.post(`${path}/confirmation`, null, { accessKey })).toMatchObject({
      error_code: 409,
      error: 'change-not-pending',
    })
    const mailed = await exchange(world, (await lettersOf(world)).at(-1)?.link)
    expect((await visitor.post(`${path}/confirmation`, null, { accessKey: mailed })).response).toMatchObject({
      amount: 50_000,
      pendingChange: null,
    })
    expect(await visitor.post(`${path}/confirmation`, null, { accessKey: mailed })).toMatchObject({ error_code: 409 })
    expect((await lettersOf(world)).map(({ subject }) => subject)).toEqual([
      'Potvrďte prosím vyšší pravidelnou platbu',
      'Pravidelná platba kartou má novou částku',
    ])
  })

  test('ends after three years with a notice a month before', async () => {
    await using world = await openWorld({ scenario: 'three-years-of-card', frozen: true })
    await world.advance('P1116D')

    expect(await recurringOf(world)).toMatchObject([{ state: 'ended', nextChargeOn: null, lastChargeOn: null }])
    expect(await givingOf(world)).toMatchObject({
      LastPayment: { Amount: 300, Received: '2029-10-22', Redistributed: true },
      NextCharge: null,
    })
    const messages = await world.messages({ to: 'jana@example.com' })
    const aboutTheCard = messages.filter(({ subject }) => subject?.includes('platba kartou'))
    expect(aboutTheCard.map(({ at, subject }) => [at, subject])).toEqual([
      ['2029-09-22T06:00:00.000Z', 'Za měsíc skončí vaše pravidelná platba kartou'],
    ])
    expect((await world.events(100)).filter(({ kind }) => kind === 'card-charge')).toEqual([])
  })
})
