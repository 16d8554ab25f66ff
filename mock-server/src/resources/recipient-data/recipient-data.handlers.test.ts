import { assert, asyncProperty, string } from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { anyCodePoint } from '#rules/testing/any-code-point.ts'
import { changesInJournal } from '../../testing/changes-in-journal.ts'
import { signedInFamily } from '../../testing/family.ts'
import { CONTACTS, DATA, HARD_TEXTS } from '../../testing/family-inputs.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())
const OTHER_ACCOUNT = { prefix: '19', number: '2000145399', bankCode: '0800' }

describe('the basic data of a family', () => {
  test('return any life story byte for byte', async () => {
    const family = await signedInFamily(app)
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
      const family = await signedInFamily(app)
      const { response } = await family.post('recipientData', { ...DATA, patient: { ...DATA.patient, lastName } })
      expect(response.profile_full.Recipient.Patient.LastName).toBe(lastName.normalize('NFC'))
    },
  )

  test('do not appear in the journal, and their texts not among the changes', async () => {
    const family = await signedInFamily(app)
    await family.post('recipientData', { ...DATA, account: OTHER_ACCOUNT, lifeStory: 'Náš příběh' })
    await family.post('recipientContacts', { ...CONTACTS, email: 'nova@example.com' })
    const journals = [await family.journal('saveRecipientData'), await family.journal('saveRecipientContacts')]
    const journal = journals.join('')
    expect(journal).toContain('people.p-2000001.lifeStory')
    expect(journals.map(changesInJournal).join('')).not.toContain('příběh')
    for (const secret of ['2000145399', '5399', 'nova@', 'Výsluní', 'Svobod', '602000201'])
      expect(journal).not.toContain(secret)
  })
})
