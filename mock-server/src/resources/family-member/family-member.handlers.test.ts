import { afterAll, describe, expect, test } from 'vitest'
import { signedInFamily } from '../../testing/family.ts'
import { HARD_TEXTS, SISTER } from '../../testing/family-inputs.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())
type Member = { readonly Id: string; readonly Name: string }

describe('family members', () => {
  test('with missing data lose the mark once it is completed', async () => {
    const family = await signedInFamily(app, { personalNumber: '2000003', birthDate: '1987-06-03' })
    const jakub = (await family.record()).FamilyMembers.find(({ Name }: Member) => Name === 'Jakub Pokorný')
    expect(jakub).toMatchObject({ Relation: 'patient', IsMissingData: true })
    const input = { name: 'Jakub Pokorný', relation: 'patient', gender: 'M', birthMonth: 4, birthYear: 2017 }
    const { response } = await family.post(`familyMembers/${jakub.Id}`, input)
    expect(response.profile_full.Recipient.FamilyMembers).toContainEqual({
      ...jakub,
      BirthMonth: 4,
      BirthYear: 2017,
      IsMissingData: false,
    })
  })

  test.each(HARD_TEXTS.filter((text) => !/[\p{Cc}\u202a-\u202e]/u.test(text)))(
    'are returned with %j as it was typed, but in NFC',
    async (text) => {
      const family = await signedInFamily(app)
      const name = `Á${text}`
      const { response } = await family.post('familyMembers', {
        ...SISTER,
        name,
        schoolOrProfession: text,
        hobbies: text,
      })
      expect(response.profile_full.Recipient.FamilyMembers.at(-1)).toMatchObject({
        Name: name.normalize('NFC'),
        SchoolOrProfession: text.normalize('NFC'),
        Hobbies: text.normalize('NFC'),
      })
    },
  )
})
