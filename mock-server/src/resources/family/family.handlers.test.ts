import { describe, expect, test } from 'vitest'
import type { Lang } from '../../domain/letters/wording.ts'
import { setRecipient } from '../../domain/people/find-person.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { defaultScenario } from '../../scenarios/default/default-scenario.ts'
import { after } from '../../testing/apply.ts'
import { call } from '../../testing/call-handler.ts'
import { at, NOW } from '../../testing/people.ts'

const world = defaultScenario.state
const JANA = 'p-10000001'
const TOMAS = 'fam-k7p2'

type Families = { response: { families: Record<string, unknown>[]; sampleStory: unknown } }
const list = async (as: string, state: WorldState = world, now = NOW, lang: Lang = 'cs') =>
  ((await call('getFamilies', state, { as, now, lang })).answer as Families).response
const read = (familyId: string, state: WorldState = world, as = JANA) =>
  call('getFamily', state, { as, params: { familyId } })
const show = (familyId: string, state: WorldState = world, as = JANA) =>
  call('viewFamilyContact', state, { as, params: { familyId }, body: { agreement: true } })
const changed = <Key extends keyof Recipient>(key: Key, value: Recipient[Key], personId = 'p-2000001') =>
  after(world, [setRecipient(world.people.get(personId) as Recipient, key, value)])

describe('getFamilies', () => {
  test('returns three present families to 10000001', async () => {
    const { families, sampleStory } = await list(JANA)
    expect(sampleStory).toBeNull()
    expect(families.filter(({ isCurrent }) => isCurrent).map(({ recipientName }) => recipientName)).toEqual([
      'Tomáš',
      'Sofie',
      'Ema',
    ])
  })

  test.each([
    ['cs', 'Léčba skončila dobře a rodina už pomoc nepotřebuje.', 'Rodina má pomoc na čas přerušenou.'],
    ['en', 'The treatment ended well and the family needs no more help.', 'Help to the family is paused for a time.'],
  ] as const)('says in %s why gifts no longer go to a family', async (lang, ...reasons) => {
    const { families } = await list(JANA, world, NOW, lang)
    expect(families.flatMap(({ removedReason }) => removedReason ?? [])).toEqual(reasons)
  })

  test('returns only the data that a list needs, and nothing that identifies the family', async () => {
    const [tomas] = (await list(JANA)).families
    expect(tomas).toEqual({
      familyId: TOMAS,
      recipientName: 'Tomáš',
      age: 6,
      diseaseCategory: 'oncological',
      isCurrent: true,
      removedReason: null,
      firstMonth: '2026-09',
      lastMonth: '2026-11',
      months: 3,
      myPart: 501,
      opening: expect.stringMatching(/^Tomáškovi je šest let.*v\u00a0nemocnici v\u00a0Brně.*víkend\.$/),
      photo: {
        photoId: 'pho-train',
        path: expect.stringMatching(/^\/images\/w\/train\.jpg\?expires=/),
        takenMonth: 8,
        takenYear: 2026,
        description: 'Výlet k parní lokomotivě',
      },
      contactAvailability: 'available',
    })
  })

  test('shows a sample story with a picture to 10000004, who has given nothing yet', async () => {
    const { families, sampleStory } = await list('p-10000004')
    expect(families).toEqual([])
    expect(sampleStory).toMatchObject({ recipientName: 'Anička', photo: { path: '/images/pictures/garden.jpg' } })
  })

  test('computes the age by the month of birth', async () => {
    const ageOn = async (day: string) => (await list(JANA, world, at(`${day}T12:00:00+02:00`))).families[0]?.age
    expect(await ageOn('2027-04-30')).toBe(6)
    expect(await ageOn('2027-05-01')).toBe(7)
  })

  test('returns no negative age for an unborn patient', async () => {
    const patient = { ...(world.people.get('p-2000001') as Recipient).patient, birthYear: 2026, birthMonth: 12 }
    expect((await list(JANA, changed('patient', patient))).families[0]?.age).toBe(0)
  })
})

describe('getFamily', () => {
  test('returns the story, the photos newest first, and the parts of this donor', async () => {
    expect((await read(TOMAS)).answer).toMatchObject({
      response: {
        story: expect.stringContaining('**nemocnici v\u00a0Brně**'),
        photos: [{ takenMonth: 10 }, { takenMonth: 8 }, { takenMonth: 5 }],
        parts: [
          { month: '2026-11', amount: 167 },
          { month: '2026-10', amount: 167 },
          { month: '2026-09', amount: 167 },
        ],
        contact: { availability: 'available', views: [] },
      },
    })
  })

  test('of a family that the donor does not help is answered as if there were none', async () => {
    const unknown = await read('fam-0000', world, 'p-10000009')
    expect(unknown.answer).toEqual({ error_code: 404, error: 'family-not-found' })
    expect((await read(TOMAS, world, 'p-10000009')).answer).toEqual(unknown.answer)
  })

  test('returns null for a story that was never written', async () =>
    expect((await read(TOMAS, changed('lifeStory', ' \n'))).answer).toMatchObject({
      response: { story: null, summary: { opening: '' } },
    }))

  test('returns the donor’s own views of the contact, newest first and fifty at most', async () => {
    let state = world
    for (let n = 0; n < 51; n += 1)
      state = (
        await call('viewFamilyContact', state, {
          as: JANA,
          now: NOW + n,
          params: { familyId: TOMAS },
          body: { agreement: true },
        })
      ).state
    const { answer } = await read(TOMAS, state)
    const { views } = (answer as { response: { contact: { views: string[] } } }).response.contact
    expect(views).toHaveLength(50)
    expect(views[0]).toBe('2026-11-10T09:00:00.050Z')
    const ofAnother = await read(TOMAS, world, 'p-10000002')
    expect((await read(TOMAS, state, 'p-10000002')).answer).toEqual(ofAnother.answer)
  })
})

describe('viewFamilyContact', () => {
  test('returns names, address, phone and e-mail', async () =>
    expect((await show(TOMAS)).answer).toEqual({
      error_code: 200,
      response: {
        viewId: expect.stringMatching(/^view_/),
        viewedAt: '2026-11-10T09:00:00.000Z',
        carerName: 'Petra Svobodová',
        patientName: 'Tomáš Svoboda',
        address: { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' },
        phone: '+420602000201',
        email: 'svobodovi@example.com',
      },
    }))

  test('leaves out a missing e-mail, and a phone that cannot be called', async () => {
    const carer = { firstName: 'Petra', lastName: 'Svobodová', phone: '602', email: '' }
    const { answer } = await show(TOMAS, changed('carer', carer))
    expect((answer as { response: object }).response).not.toHaveProperty('phone')
    expect((answer as { response: object }).response).not.toHaveProperty('email')
  })

  test('cuts names that are too long for the contract', async () => {
    const carer = { firstName: 'P'.repeat(100), lastName: 'S'.repeat(100), phone: '', email: '' }
    expect((await show(TOMAS, changed('carer', carer))).answer).toMatchObject({
      response: { carerName: 'P'.repeat(100) },
    })
  })
})
