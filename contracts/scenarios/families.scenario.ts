import { describe, expect, test } from 'vitest'
import type { components } from '#generated/provider.d.ts'
import { openWorld, type ScenarioWorld } from './world.ts'

type Schemas = components['schemas']

/** Signs in each time: a token expires within the days that pass here. */
const familiesOf = async (world: ScenarioWorld, login = '10000001') =>
  (await (await world.signIn(login)).get('/families')).response as Schemas['Families']
const namesOf = async (world: ScenarioWorld, login: string) =>
  (await familiesOf(world, login)).families.map(({ recipientName, isCurrent }) =>
    isCurrent ? `${recipientName} now` : recipientName,
  )
const familyOf = async (world: ScenarioWorld, familyId: string, login = '10000001') =>
  (await (await world.signIn(login)).get(`/families/${familyId}`)).response as Schemas['Family'] | undefined

const TOMAS = 'fam-k7p2'
const agreement = { agreement: true }
/** Advances from Tuesday 10 November to the day on which December's distribution shows, and to a second before. */
const UNTIL_SHOWN = 'P22DT14H'
const A_SECOND_BEFORE = 'P22DT13H59M59S'

describe('a donor who helps one family', () => {
  test('still helps it when the waiting gift is distributed, and sees that two working days later', async () => {
    await using world = await openWorld({ frozen: true })
    expect(await namesOf(world, '10000009')).toEqual(['Adéla now', 'Alena'])
    const [adela] = (await familiesOf(world, '10000009')).families

    await world.advance(A_SECOND_BEFORE)
    // The address of the picture is signed again (rule 8.5).
    const photo = expect.objectContaining({ photoId: 'pho-tree' })
    expect((await familiesOf(world, '10000009')).families[0]).toEqual({ ...adela, photo })
    await world.advance('PT1S')
    expect((await familiesOf(world, '10000009')).families[0]).toMatchObject({
      recipientName: 'Adéla',
      lastMonth: '2026-12',
      months: 2,
      myPart: 3_000,
    })
  })
})

describe('a donor who helps several families', () => {
  test('has one of them replaced by the next each month', async () => {
    await using world = await openWorld({ frozen: true })
    expect((await namesOf(world, '10000001')).slice(0, 3)).toEqual(['Tomáš now', 'Sofie now', 'Ema now'])
    await world.advance(UNTIL_SHOWN)
    expect((await namesOf(world, '10000001')).slice(0, 4)).toEqual(['Sofie now', 'Ema now', 'Filip now', 'Tomáš'])
  })
})

describe('the contact of a family', () => {
  test('is logged each time it is shown, and the donor sees when', async () => {
    await using world = await openWorld({ frozen: true })
    const jana = await world.signIn('10000001')
    const ofOthers = (await familyOf(world, TOMAS, '10000002'))?.contact.views
    const contact = { carerName: 'Petra Svobodová', phone: '+420602000201', address: { city: 'Třebíč' } }
    expect(await jana.post(`/families/${TOMAS}/contact`, agreement)).toMatchObject({ response: contact })
    await world.advance('PT1M')
    await jana.post(`/families/${TOMAS}/contact`, agreement, { key: 'one-view-0001' })
    await jana.post(`/families/${TOMAS}/contact`, agreement, { key: 'one-view-0001' })

    const views = ['2026-11-10T09:01:00.000Z', '2026-11-10T09:00:00.000Z']
    const { contact: mine } = (await familyOf(world, TOMAS)) ?? {}
    expect(mine).toMatchObject({ availability: 'available' })
    expect(mine?.views.slice(0, 2)).toEqual(views)
    expect((await familyOf(world, TOMAS, '10000002'))?.contact.views).toEqual(ofOthers)
  })
})
