import { describe, expect, test } from 'vitest'
import type { Caller } from './caller.ts'
import { recordOf } from './family-record.ts'
import { signInRecipient } from './recipient.ts'
import { openWorld } from './world.ts'

const grandma = {
  name: 'Marie Svobodová',
  relation: 'grandparent',
  gender: 'F',
  birthMonth: 2,
  birthYear: 1957,
  hobbies: 'zahrada',
}
const REASON = { reason: 'Dcera se odstěhovala a bydlí jinde.' }
const PETRA = 'member-1'
const ANNA = 'member-4'

const membersOf = async (family: Caller) => (await recordOf(family)).FamilyMembers ?? []
const namesOf = async (family: Caller) => (await membersOf(family)).map(({ Name }) => Name)
const memberOf = async (family: Caller, id: string) => (await membersOf(family)).find(({ Id }) => Id === id)

describe('a family member', () => {
  test('is added last, and can be edited', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    expect(await petra.post('/familyMembers', grandma)).toMatchObject({ error_code: 200 })
    const added = (await membersOf(petra)).at(-1)
    expect(added).toMatchObject({ Name: 'Marie Svobodová', IsMainContact: false, IsMissingData: false })

    await petra.post(`/familyMembers/${added?.Id}`, { ...grandma, hobbies: 'zahrada a pletení' })
    expect(await memberOf(petra, added?.Id ?? '')).toMatchObject({ Hobbies: 'zahrada a pletení', BirthYear: 1957 })
  })

  test('needs a month and a year of birth, or a phone for an emergency contact', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    const member = { name: 'Eva Malá', relation: 'sibling', gender: 'F' }
    expect(await petra.post('/familyMembers', member)).toMatchObject({
      error_code: 422,
      error: 'family-member-refused',
      fields: { birthMonth: 'required', birthYear: 'required' },
    })
    const neighbour = { ...member, relation: 'emergency-contact' }
    expect(await petra.post('/familyMembers', neighbour)).toMatchObject({ fields: { phone: 'required' } })
    expect(await petra.post('/familyMembers', { ...neighbour, phone: '+420602000298' })).toMatchObject({
      error_code: 200,
    })
  })

  test('who is the main contact cannot be removed, nor change the month of birth that the sign-in needs', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    const fixed = { error_code: 409, error: 'main-contact-fixed' }
    const me = { name: 'Petra Svobodová', relation: 'parent', gender: 'F' }
    expect(await petra.post(`/familyMembers/${PETRA}`, { ...me, birthMonth: 5, birthYear: 1985 })).toMatchObject(fixed)
    expect(await petra.post(`/familyMembers/${PETRA}/removal`, REASON)).toMatchObject(fixed)
    expect(await petra.post(`/familyMembers/${PETRA}`, { ...me, hobbies: 'kolo' })).toMatchObject({ error_code: 200 })
    expect(await memberOf(petra, PETRA)).toMatchObject({ BirthMonth: 4, BirthYear: 1985, Hobbies: 'kolo' })
  })
})

describe('a member with a requested removal', () => {
  test('remains with the reason until the foundation handles it on the third working day', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    expect(await petra.post(`/familyMembers/${ANNA}/removal`, REASON)).toMatchObject({ error_code: 200 })
    expect((await memberOf(petra, ANNA))?.Removal).toEqual({
      RequestedAt: '2026-11-10T09:00:00.000Z',
      Reason: REASON.reason,
    })
    expect(await world.events()).toContainEqual(
      expect.objectContaining({ kind: 'person-deletion-processed', at: '2026-11-13T09:00:00.000Z' }),
    )

    await world.advance('P2DT23H59M59S')
    expect(await namesOf(await signInRecipient(world))).toContain('Anna Svobodová')
    await world.advance('PT1S')
    expect(await namesOf(await signInRecipient(world))).not.toContain('Anna Svobodová')
  })

  test('cannot be edited, and its removal cannot be requested again', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    await petra.post(`/familyMembers/${ANNA}/removal`, REASON)
    const waits = { error_code: 409, error: 'removal-requested' }
    const anna = { name: 'Anna', relation: 'sibling', gender: 'F', birthMonth: 2, birthYear: 2017 }
    expect(await petra.post(`/familyMembers/${ANNA}`, anna)).toMatchObject(waits)
    expect(await petra.post(`/familyMembers/${ANNA}/removal`, REASON)).toMatchObject(waits)
  })

  test('is removed at once by a trigger', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    await petra.post(`/familyMembers/${ANNA}/removal`, REASON)
    await world.trigger({ kind: 'person-deletion-processed', person: '2000001' })
    expect(await namesOf(petra)).toEqual(['Petra Svobodová', 'Jiří Svoboda', 'Tomáš Svoboda'])
  })
})

test('a family has at most fifty members', async () => {
  await using world = await openWorld({ frozen: true })
  const petra = await signInRecipient(world)
  const { length: before } = await membersOf(petra)
  for (let n = before; n < 50; n++)
    expect(await petra.post('/familyMembers', grandma)).toMatchObject({ error_code: 200 })
  expect(await petra.post('/familyMembers', grandma)).toMatchObject({ error: 'limit-reached', limit: 50 })
})
