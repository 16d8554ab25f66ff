import { expect, test } from 'vitest'
import { codeTo, linkTo } from '../letters.ts'
import { textAt } from '../text-at.ts'
import { openWorld } from '../world.ts'
import { fakeBytes } from './fake-file.ts'

/** What a lost connection or an unreadable answer makes `fetch` and `JSON.parse` say. */
const lostMessage = /fetch failed|terminated|JSON/

test("a tester's hour: letters, codes, devices, uploads, faults and the clock", async () => {
  await using world = await openWorld({ now: '2026-11-10T09:00:00.000Z', seed: 7 })
  const visitor = world.visitor()
  const answer = await visitor.post('/passwordReset', { username: '10000001' }, { headers: { lang: 'en' } })
  expect(answer).toMatchObject({ status: 200, error_code: 200 })
  const link = (await linkTo(world, 'jana@example.com')).searchParams.get('odkaz') ?? ''
  const answer2 = await visitor.post('/passwordReset/password', { resetToken: link, password: 'modrá-lampa-7' })
  expect(answer2).toMatchObject({ status: 200, error_code: 200 })
  const donor = await world.signIn('10000001', 'modrá-lampa-7')
  const donor2 = await world.signIn('10000001', 'modrá-lampa-7')
  expect(await donor2.delete('/session')).toMatchObject({ status: 200, error_code: 200 })
  expect(await donor2.get('/userProfile')).toMatchObject({ status: 401, error_code: 401, error: 'token-invalid' })
  await world.turnClock({ frozen: true })
  const answer3 = await donor.post('/emailChange', { email: 'jana.novakova@example.com', password: 'modrá-lampa-7' })
  expect(answer3).toMatchObject({ status: 200, error_code: 200, response: { email: 'jana.novakova@example.com' } })
  const changeId = textAt(answer3, 'response.changeId')
  const code = await codeTo(world, 'jana.novakova@example.com')
  const answer4 = await donor.post('/emailChange/verification', { changeId, code })
  expect(answer4).toMatchObject({
    status: 200,
    error_code: 200,
    response: {
      profile: {
        displayName: 'Jana Nováková',
        email: 'jana.novakova@example.com',
        personalNumber: '10000001',
        avatar: null,
        gender: 2,
        donor: {
          angelNumber: '10000001',
          title: 'Mgr.',
          firstName: 'Jana',
          lastName: 'Nováková',
          phone: '+420601000101',
          birthYear: 1984,
          gender: 'female',
          familyStatus: 4,
          municipalitySize: 4,
          donationTargeting: 'multiple',
          personalDataConsentOn: '2024-03-15',
        },
      },
      profile_full: {
        IsCorporateAccount: false,
        DonorStatus: { Id: 1, Value: 'aktivní' },
        NPS: { Value: 9 },
        Images: [],
      },
    },
  })
  const donor3 = donor.as({ token: textAt(answer4, 'response.token') })
  await world.turnClock({ to: '2026-11-10T09:40:00.000Z' })
  const answer5 = await donor3.post('/session/prolongation', null)
  expect(answer5).toMatchObject({ status: 200, error_code: 200 })
  const donor4 = donor3.as({ token: textAt(answer5, 'response.token') })
  const fault1 = await world.fault({
    operationId: 'saveNps',
    kind: 'error_code',
    errorCode: 429,
    error: 'rate-limited',
  })
  const answer6 = await donor4.post('/nps', { rating: 4 }, { key: 'vote-of-jana-in-a-session' })
  expect(answer6).toMatchObject({ status: 429, error_code: 429, error: 'rate-limited' })
  await world.removeFaults(fault1)
  await world.fault({ operationId: 'saveNps', kind: 'html', when: 'before', times: 1 })
  await expect(donor4.post('/nps', { rating: 4 }, { key: 'vote-of-jana-in-a-session' })).rejects.toThrow(lostMessage)
  await world.removeFaults()
  const answer7 = await donor4.post('/nps', { rating: 4 }, { key: 'vote-of-jana-in-a-session' })
  expect(answer7).toMatchObject({ status: 200, error_code: 200, response: { Value: 4 } })
  await world.turnClock({ toNextEvent: true })
  await world.trigger({ kind: 'payment-received', person: '10000001', amount: 500, type: 'transfer' })
  const answer8 = await visitor.post('/helpRequest', { variant: 'other' })
  expect(answer8).toMatchObject({
    status: 200,
    error_code: 200,
    response: {
      request: {
        state: 'started',
        variant: 'other',
        form: { formId: 'request-other-1', title: 'Žádost o\u00a0pomoc' },
        answers: null,
        remarks: [],
        note: '',
        files: { mostFiles: 20, totalLimit: 26214400 },
        receiptNumber: null,
      },
    },
  })
  const accessKey = textAt(answer8, 'response.accessKey')
  const answer9 = await visitor.upload(
    [
      {
        meta: '{"category":"request","purpose":"medical-report","issuedOn":"2026-11-02"}',
        name: '„zpráva“ 1.pdf',
        type: 'application/pdf',
        bytes: fakeBytes('application/pdf', 15),
      },
    ],
    { path: '/helpRequest/files', accessKey },
  )
  expect(answer9).toMatchObject({
    status: 200,
    error_code: 200,
    response: {
      categories: [
        {
          id: 'medical-report',
          label: 'Lékařská zpráva',
          description:
            'Zpráva s\u00a0diagnózou a\u00a0průběhem léčby. Nesmí být starší než 6\u00a0měsíců. Stačí čitelná fotka.',
          isRequired: true,
          mayBeHandedOtherwise: false,
          needsIssueDate: true,
          mostMonthsOld: 6,
        },
        {
          id: 'income-confirmation',
          label: 'Doklady o\u00a0příjmech',
          description:
            'Výplatní pásky nebo rozhodnutí o\u00a0dávkách, pokud je máte po ruce. Můžeme se na ně zeptat i\u00a0později.',
          isRequired: false,
          mayBeHandedOtherwise: false,
          needsIssueDate: false,
        },
        {
          id: 'care-decision',
          label: 'Rozhodnutí o\u00a0příspěvku na péči',
          description: 'Pokud jste ho už dostali.',
          isRequired: false,
          mayBeHandedOtherwise: false,
          needsIssueDate: false,
        },
        { id: 'other' },
      ],
    },
  })
})
