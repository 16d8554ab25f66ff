import { describe, expect, test } from 'vitest'
import type { ScenarioCaller } from './caller.ts'
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
const ANNA = 'member-4'

const membersOf = async (family: ScenarioCaller) => (await recordOf(family)).FamilyMembers ?? []
const namesOf = async (family: ScenarioCaller) => (await membersOf(family)).map(({ Name }) => Name)
const memberOf = async (family: ScenarioCaller, id: string) => (await membersOf(family)).find(({ Id }) => Id === id)

describe('a family member', () => {
  test('is added last, and can be edited', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    expect(await petra.post('/familyMembers', grandma)).toMatchObject({ error_code: 200 })
    const added = (await membersOf(petra)).at(-1)
    expect(added).toMatchObject({ Name: 'Marie Svobodová', IsMainContact: false, IsMissingData: false })

    await petra.post(`/familyMembers/${added?.Id}`, {
      ...grandma,
      hobbies: 'zahrada a pletení',
      basedOn: grandma,
    })
    expect(await memberOf(petra, added?.Id ?? '')).toMatchObject({ Hobbies: 'zahrada a pletení', BirthYear: 1957 })
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
})
