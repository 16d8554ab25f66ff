import { afterAll, describe, expect, test } from 'vitest'
import { signedInFamily } from '../../testing/family.ts'
import { SISTER, saving } from '../../testing/family-inputs.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())
type Member = { readonly Id: string; readonly Name: string }

describe('family members', () => {
  test('with missing data lose the mark once it is completed', async () => {
    const family = await signedInFamily(app, { personalNumber: '2000003', birthDate: '1987-06-03' })
    const jakub = (await family.record()).FamilyMembers.find(({ Name }: Member) => Name === 'Jakub Pokorný')
    expect(jakub).toMatchObject({ Relation: 'patient', IsMissingData: true })
    const input = saving(
      { name: 'Jakub Pokorný', relation: 'patient', gender: 'M' },
      { birthMonth: 4, birthYear: 2017 },
    )
    const { response } = await family.post(`familyMembers/${jakub.Id}`, input)
    expect(response.profile_full.Recipient.FamilyMembers).toContainEqual({
      ...jakub,
      BirthMonth: 4,
      BirthYear: 2017,
      IsMissingData: false,
    })
  })

  test('are returned as they were typed, but in NFC', async () => {
    const family = await signedInFamily(app)
    const text = '<b>A\u0301</b>'
    const typed = { ...SISTER, name: text, schoolOrProfession: text, hobbies: text }
    const { response } = await family.post('familyMembers', typed)
    const composed = text.normalize('NFC')
    expect(response.profile_full.Recipient.FamilyMembers.at(-1)).toMatchObject({
      Name: composed,
      SchoolOrProfession: composed,
      Hobbies: composed,
    })
  })
})
