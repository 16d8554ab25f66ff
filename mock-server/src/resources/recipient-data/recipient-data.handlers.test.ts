import { assert, asyncProperty, string } from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { anyCodePoint } from '#rules/testing/any-code-point.ts'
import { familyOf } from '../../testing/family.ts'
import { CONTACTS, DATA, HARD_TEXTS } from '../../testing/family-inputs.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())
const OTHER_ACCOUNT = { prefix: '19', number: '2000145399', bankCode: '0800' }

describe('the basic data of a family', () => {
  test('are returned as they were saved, now and at the next reading', async () => {
    const family = await familyOf(app)
    const patient = { title: 'Bc.', firstName: 'Tomáš', lastName: 'Svoboda', birthMonth: 6, birthYear: 2019 }
    const given = { ...DATA, patient, account: OTHER_ACCOUNT, housingType: 'rent', householdMembers: 50 }
    const { response, error_code } = await family.post('recipientData', { ...given, informativeConsent: false })
    expect(error_code).toBe(200)
    expect(response).toMatchObject({ savedAt: '2026-11-10T09:00:00.000Z', profile: { displayName: 'Petra Svobodová' } })
    const saved = response.profile_full.Recipient
    expect(saved).toMatchObject({
      Patient: { Title: 'Bc.', FirstName: 'Tomáš', LastName: 'Svoboda', BirthMonth: 6, BirthYear: 2019 },
      Account: { Prefix: '19', Number: '2000145399', BankCode: '0800' },
      HousingType: 'rent',
      HouseholdMembers: 50,
      InformativeConsent: false,
      LifeStory: 'Tomášek má **šest let**.',
    })
    expect(saved.FamilyMembers[2]).toMatchObject({ Relation: 'patient', BirthMonth: 6, BirthYear: 2019 })
    expect(await family.record()).toEqual(saved)
  })

  test('with a future month are refused and not saved', async () => {
    const family = await familyOf(app)
    const before = await family.record()
    const patient = { ...DATA.patient, birthMonth: 12, birthYear: 2026 }
    expect(await family.post('recipientData', { ...DATA, patient, lifeStory: 'Jiný' })).toMatchObject({
      status: 200,
      error_code: 422,
      error: 'month-in-future',
      fields: { 'patient.birthMonth': 'future' },
    })
    expect(await family.record()).toEqual(before)
  })

  test.each(HARD_TEXTS)('return the life story %j byte for byte', async (lifeStory) => {
    const family = await familyOf(app)
    const { response } = await family.post('recipientData', { ...DATA, lifeStory })
    expect(response.profile_full.Recipient.LifeStory).toBe(lifeStory)
    expect((await family.record()).LifeStory).toBe(lifeStory)
  })

  test('return any life story byte for byte', async () => {
    const family = await familyOf(app)
    const story = string({ unit: anyCodePoint, maxLength: 1_000 }).filter((text) => !text.includes('\0'))
    await assert(
      asyncProperty(story, async (lifeStory) => {
        const { response } = await family.post('recipientData', { ...DATA, lifeStory })
        expect(response.profile_full.Recipient.LifeStory).toBe(lifeStory)
      }),
      { numRuns: 50 },
    )
  })

  test.each(HARD_TEXTS.filter((text) => /\p{L}/u.test(text) && !/[\p{Cc}\u202a-\u202e]/u.test(text)))(
    'return the name %j in NFC',
    async (lastName) => {
      const family = await familyOf(app)
      const { response } = await family.post('recipientData', { ...DATA, patient: { ...DATA.patient, lastName } })
      expect(response.profile_full.Recipient.Patient.LastName).toBe(lastName.normalize('NFC'))
    },
  )

  test('do not appear in the journal', async () => {
    const family = await familyOf(app)
    await family.post('recipientData', { ...DATA, account: OTHER_ACCOUNT, lifeStory: 'Náš příběh' })
    await family.post('recipientContacts', { ...CONTACTS, email: 'nova@example.com' })
    const journal = (await family.journal('saveRecipientData')) + (await family.journal('saveRecipientContacts'))
    expect(journal).toContain('people.p-2000001.lifeStory')
    for (const secret of ['příběh', '2000145399', '5399', 'nova@', 'Výsluní', 'Svobod', '602000201'])
      expect(journal).not.toContain(secret)
  })
})

describe('a changed account number', () => {
  test('is sent to the family in one letter, however often the key is replayed', async () => {
    const family = await familyOf(app)
    const save = () => family.post('recipientData', { ...DATA, account: OTHER_ACCOUNT }, 'one-intent-1')
    const answers = await Promise.all([save(), save(), save()])
    await family.advance('PT2M')
    expect(new Set([...answers, await save()].map(({ body }) => body)).size).toBe(1)
    const letters = await family.letters()
    expect(letters).toMatchObject([{ channel: 'email', to: 'svobodovi@example.com' }])
    expect(letters[0]?.text).toContain('5399')
    expect(letters[0]?.text).not.toContain('45399')
  })

  test('sends nothing if it is the same', async () => {
    const family = await familyOf(app)
    await family.post('recipientData', DATA)
    await family.post('recipientData', { ...DATA, account: { ...DATA.account, prefix: '123' } })
    expect(await family.letters()).toEqual([])
  })

  test('is sent by SMS if there is no e-mail', async () => {
    const family = await familyOf(app)
    const { email: _email, ...contacts } = CONTACTS
    await family.post('recipientContacts', contacts)
    await family.post('recipientData', { ...DATA, account: OTHER_ACCOUNT })
    expect(await family.letters()).toMatchObject([
      { channel: 'email', subject: 'Změna e-mailu v účtu příjemce' },
      { channel: 'sms', to: '+420602000201' },
    ])
  })
})
