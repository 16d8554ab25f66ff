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

  test('helps the next one if it is not paid', async () => {
    await using world = await openWorld({ frozen: true })
    await world.trigger({ kind: 'request-status', person: '2000002', status: 'suspended' })
    await world.advance(UNTIL_SHOWN)
    expect(await namesOf(world, '10000009')).toEqual(['Tomáš now', 'Adéla', 'Alena'])
  })
})

describe('a donor who helps several families', () => {
  test('has one of them replaced by the next each month', async () => {
    await using world = await openWorld({ frozen: true })
    expect((await namesOf(world, '10000001')).slice(0, 3)).toEqual(['Tomáš now', 'Sofie now', 'Ema now'])
    await world.advance(UNTIL_SHOWN)
    expect((await namesOf(world, '10000001')).slice(0, 4)).toEqual(['Sofie now', 'Ema now', 'Filip now', 'Tomáš'])
  })

  test('sees the reason once the help of a family has ended, and not its contact', async () => {
    await using world = await openWorld({ frozen: true })
    await world.trigger({ kind: 'request-status', person: '2000001', status: 'discarded' })
    expect(await familyOf(world, TOMAS)).toMatchObject({
      summary: { isCurrent: false, removedReason: expect.stringMatching(/./) },
      contact: { availability: 'help-ended' },
    })
    const jana = await world.signIn('10000001')
    expect(await jana.post(`/families/${TOMAS}/contact`, agreement)).toMatchObject({
      status: 200,
      error_code: 409,
      error: 'contact-not-shared',
    })
  })
})

test('a new donor sees a sample story until the first gift has reached a family', async () => {
  await using world = await openWorld({ frozen: true })
  await world.trigger({ kind: 'payment-received', person: '10000004', amount: 250 })
  await world.trigger({ kind: 'distribution', person: '10000004' })
  expect(await familiesOf(world, '10000004')).toMatchObject({ families: [], sampleStory: { recipientName: 'Anička' } })

  await world.advance('P2D')
  const { families, sampleStory } = await familiesOf(world, '10000004')
  expect(sampleStory).toBeNull()
  expect(families.map(({ myPart }) => myPart)).toEqual([125, 125])
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

  test('of a family of other donors is answered as if there were none', async () => {
    await using world = await openWorld({ frozen: true })
    const petr = await world.signIn('10000009')
    const unknown = await petr.post('/families/fam-0000/contact', agreement)
    expect(unknown).toMatchObject({ status: 200, error_code: 404, error: 'family-not-found' })
    expect(await petr.post(`/families/${TOMAS}/contact`, agreement)).toEqual(unknown)
    expect(await petr.get(`/families/${TOMAS}`)).toEqual(unknown)
  })

  test('leaves no data of the family in the journal', async () => {
    await using world = await openWorld({ frozen: true })
    await (await world.signIn('10000001')).post(`/families/${TOMAS}/contact`, agreement)
    const entries = await world.journal('viewFamilyContact')
    expect(entries).toMatchObject([{ errorCode: 200, rule: 'rule 8.3 Logged contact view' }])
    expect(JSON.stringify(entries)).not.toMatch(/Svobod|Petra|Třebíč|602000201/)
  })
})
