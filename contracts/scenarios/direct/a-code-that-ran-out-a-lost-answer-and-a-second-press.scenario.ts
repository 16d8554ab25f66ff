import { expect, test } from 'vitest'
import type { CallerIdentity } from '../caller.ts'
import { textAt } from '../text-at.ts'
import { openWorld } from '../world.ts'

/** What a lost connection or an unreadable answer makes `fetch` and `JSON.parse` say. */
const lostMessage = /fetch failed|terminated|JSON/

test('a code that ran out, a lost answer and a second press', async () => {
  await using world = await openWorld({ now: '2026-11-10T09:00:00.000Z', frozen: true })
  const visitor = world.visitor()
  const answer = await visitor.post('/loginRecipient', {
    step: 'validate',
    personalNumber: '2000001',
    birthDate: '1985-04-01',
  })
  expect(answer).toMatchObject({
    status: 200,
    error_code: 200,
    Data: {
      Phones: [
        { Id: 'phone-1', Phone: '+420*****0201' },
        { Id: 'phone-2', Phone: '+420*****0202' },
      ],
    },
  })
  const phoneId = textAt(answer, 'Data.Phones[0].Id')
  const answer2 = await visitor.post('/loginRecipient', {
    step: 'login',
    personalNumber: '2000001',
    birthDate: '1985-04-01',
    phoneId,
  })
  expect(answer2).toMatchObject({ status: 200, error_code: 200 })
  const transactionId = textAt(answer2, 'Data.TransactionId')
  await world.advance('PT15M')
  const code = await world.lastCode()
  const answer3 = await visitor.post('/loginRecipient', { step: 'verify', transactionId, code })
  expect(answer3).toMatchObject({ status: 200, error_code: 408, error: 'code-expired' })
  const answer4 = await visitor.post('/loginRecipient', {
    step: 'login',
    personalNumber: '2000001',
    birthDate: '1985-04-01',
    phoneId,
  })
  expect(answer4).toMatchObject({ status: 200, error_code: 200 })
  const transactionId2 = textAt(answer4, 'Data.TransactionId')
  await world.fault({ operationId: 'logInRecipient', kind: 'reset', when: 'after', times: 1 })
  const code2 = await world.lastCode()
  const lost5 = visitor.post('/loginRecipient', { step: 'verify', transactionId: transactionId2, code: code2 })
  await expect(lost5).rejects.toThrow(lostMessage)
  const answer6 = await visitor.post('/loginRecipient', { step: 'verify', transactionId: transactionId2, code: code2 })
  expect(answer6).toMatchObject({ status: 200, error_code: 409, error: 'code-used' })
  const answer7 = await visitor.post('/loginRecipient', {
    step: 'login',
    personalNumber: '2000001',
    birthDate: '1985-04-01',
    phoneId,
  })
  expect(answer7).toMatchObject({ status: 200, error_code: 200 })
  const transactionId3 = textAt(answer7, 'Data.TransactionId')
  const code3 = await world.lastCode()
  const answer8 = await visitor.post('/loginRecipient', { step: 'verify', transactionId: transactionId3, code: code3 })
  expect(answer8).toMatchObject({
    status: 200,
    error_code: 200,
    response: {
      expire: '2026-11-10T10:15:00.000Z',
      scope: 'recipient',
      profile: { displayName: 'Petra Svobodová', email: 'svobodovi@example.com', personalNumber: '2000001', gender: 2 },
      profile_full: {
        IsCorporateAccount: false,
        DonorStatus: null,
        NPS: { Value: null, Date: null },
        Documents: [],
        PreviousLogin: '2026-11-10T09:15:00.000Z',
        RecipientStatusOfRequest: { Id: 6 },
        RecipientRequestStatus: { Id: 0 },
        RecipientStatus: { Id: 1 },
        Recipient: {
          RecipientNumber: '2000001',
          Phone: '+420602000201',
          Email: 'svobodovi@example.com',
          HousingType: 'house',
          HouseholdMembers: 4,
          InformativeConsent: true,
        },
      },
    },
  })
  const family = world.caller(answer8.response as CallerIdentity)
  const answer9 = await family.get('/recipientProfile', { query: { t: '2026-11-10T09:15:00.000Z' } })
  expect(answer9).toMatchObject({
    status: 200,
    error_code: 200,
    response: {
      IsCorporateAccount: false,
      DonorStatus: null,
      NPS: { Value: null, Date: null },
      Documents: [],
      PreviousLogin: '2026-11-10T09:15:00.000Z',
      Images: [
        { Id: 'pho-cake', IsPrimary: false },
        { Id: 'pho-train', IsPrimary: true },
        { Id: 'pho-hospital', IsPrimary: false },
      ],
      RecipientStatusOfRequest: { Id: 6 },
      RecipientRequestStatus: { Id: 0 },
      RecipientStatus: { Id: 1 },
      Recipient: {
        RecipientNumber: '2000001',
        Patient: { FirstName: 'Tomáš', LastName: 'Svoboda', BirthMonth: 5, BirthYear: 2020 },
        CaringPerson: { FirstName: 'Petra' },
        MissingDocuments: [],
      },
    },
  })
})
