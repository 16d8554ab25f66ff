import { describe, expect, test, vi } from 'vitest'
import { defaultScenario } from '../scenarios/default-scenario.ts'
import { aFile, call } from '../testing/call-handler.ts'
import { NOW } from '../testing/people.ts'
import { fitsPassword } from './shared/passwords/password.ts'

vi.mock('./shared/passwords/password.ts', { spy: true })

const { state: world } = defaultScenario
const ids = (kind: string) => Object.values(world.people).flatMap((one) => (one.kind === kind ? [one.personId] : []))
const logIn = (username: string, password = 'andel123') => call('logIn', world, { body: { username, password } })

describe('logIn', () => {
  test.each([
    ['10000001', 'donor', 2],
    ['10000002', 'donor', -1],
    ['10000003', 'donor', 1],
    ['10000005', 'oou', 1],
    ['10000010', 'emlid', 1],
    ['admin', 'admin', -1],
  ])('%s signs in with the scope %s', async (username, scope, gender) => {
    const { answer, rule } = await logIn(username)
    expect(answer).toMatchObject({
      error_code: 200,
      response: { scope, personId: `p-${username}`, profile: { gender } },
    })
    expect(rule).toMatch(/^rule \d/)
  })

  test('returns the previous login, then and in the profile afterwards', async () => {
    const { answer, state } = await logIn('10000007')
    const before = { profile_full: { PreviousLogin: '2026-10-20T17:12:00.000Z' } }
    expect(answer).toMatchObject({ response: before })
    expect((await call('getUserProfile', state, { as: 'p-10000007' })).answer).toMatchObject({ response: before })
  })

  test.each([
    ['10000001', 'wrong', { error_code: 401, error: 'wrong-credentials' }],
    ['99999999', 'andel123', { error_code: 401, error: 'user-not-found' }],
    ['11111111', 'andel123', { error_code: 401, error: 'anonymous-account' }],
    ['2000001', 'andel123', { error_code: 401, error: 'user-not-found' }],
    ['10000008', 'andel123', { error_code: 423, error: 'account-locked', lockedUntil: '2026-11-10T09:15:00.000Z' }],
  ])('%s with %s is refused', async (username, password, want) =>
    expect(await logIn(username, password)).toMatchObject({ answer: want, status: 200 }),
  )

  test.each(['10000001', '99999999', '10000008', '11111111'])(
    'computes one hash for %s (rule 19.5)',
    async (username) => {
      vi.mocked(fitsPassword).mockClear()
      await logIn(username, 'guess')
      expect(fitsPassword).toHaveBeenCalledOnce()
    },
  )
})

describe('logInRecipient', () => {
  const me = { personalNumber: '2000001', birthDate: '1985-04-01' }
  const send = (state = world) => call('logInRecipient', state, { body: { step: 'login', ...me, phoneId: 'phone-1' } })
  const codeIn = (answer: unknown) => (answer as { Data: { TransactionId: string } }).Data.TransactionId

  test('returns the phones masked in place', async () =>
    expect((await call('logInRecipient', world, { body: { step: 'validate', ...me } })).answer).toEqual({
      error_code: 200,
      Data: {
        Phones: [
          { Id: 'phone-1', Phone: '+420*****0201' },
          { Id: 'phone-2', Phone: '+420*****0202' },
        ],
      },
    }))

  test.each([
    ['validate', { step: 'validate', ...me, birthDate: '1985-04-02' }, 401, 'wrong-personal-data'],
    ['login', { step: 'login', ...me, birthDate: '1985-04-02', phoneId: 'phone-1' }, 401, 'wrong-personal-data'],
    ['login', { step: 'login', ...me, phoneId: 'phone-9' }, 404, 'phone-not-found'],
    ['verify', { step: 'verify', transactionId: 'unknown', code: '123456' }, 404, 'transaction-not-found'],
  ] as const)('%s refuses %o', async (_, body, error_code, error) =>
    expect(await call('logInRecipient', world, { body })).toMatchObject({
      answer: { error_code, error },
      ...(error_code === 404 && { changes: [] }),
    }),
  )

  test('signs in with the code from the message, once', async () => {
    const sent = await send()
    const body = {
      step: 'verify',
      transactionId: codeIn(sent.answer),
      code: sent.state.messages[0]?.code ?? '',
    } as const
    const signedIn = await call('logInRecipient', sent.state, { body })
    expect(signedIn.answer).toMatchObject({
      error_code: 200,
      response: { scope: 'recipient', personId: 'p-2000001', profile_full: { RecipientStatusOfRequest: { Id: 6 } } },
    })
    expect((await call('logInRecipient', signedIn.state, { body })).answer).toEqual({
      error_code: 409,
      error: 'code-used',
    })
  })

  test('answers a wrong code, an expired one and a locked transaction', async () => {
    const sent = await send()
    const body = { step: 'verify', transactionId: codeIn(sent.answer), code: '000000' } as const
    const answers: unknown[] = []
    let { state } = sent
    for (let n = 0; n < 7; n += 1) {
      const tried = await call('logInRecipient', state, { body })
      answers.push((tried.answer as { error: string }).error)
      state = tried.state
    }
    expect(answers).toEqual([...Array(6).fill('wrong-code'), 'transaction-locked'])
    const late = await call('logInRecipient', sent.state, { body, now: NOW + 15 * 60_000 })
    expect(late.answer).toEqual({ error_code: 408, error: 'code-expired' })
  })

  test('refuses the sixth code in 15 minutes with Retry-After', async () => {
    let { state } = await send()
    for (let n = 0; n < 4; n += 1) ({ state } = await send(state))
    expect(await send(state)).toMatchObject({ status: 429, answer: { error_code: 429, error: 'too-many-codes' } })
  })
})

describe('getUserProfile and getRecipientProfile', () => {
  const YEAR = 365 * 24 * 3_600_000
  test.each(Object.keys(world.people))(
    'return the data of %s as the contract requires, now and in a year',
    async (as) => {
      expect((await call('getUserProfile', world, { as })).answer).toMatchObject({ error_code: 200 })
      await call('getUserProfile', world, { as, now: NOW + YEAR })
    },
  )

  test.each(ids('recipient'))('return the record of %s', async (as) => {
    const { answer } = await call('getRecipientProfile', world, { as, query: { t: '2026-11-10T09:00:00.000Z' } })
    expect(answer).toMatchObject({ response: { Recipient: { RecipientNumber: as.slice(2) } } })
  })

  test.each([
    [
      'p-10000001',
      { LastPayment: { Amount: 1_000, Redistributed: false }, NextCharge: { Amount: 500, Date: '2026-11-20' } },
    ],
    ['p-10000004', { Since: null, LastPayment: null, NextCharge: null }],
  ])('return the giving of %s', async (as, Giving) =>
    expect((await call('getUserProfile', world, { as })).answer).toMatchObject({
      response: { profile_full: { Giving } },
    }),
  )

  test.each([
    ['p-2000001', { NextPayoutDate: '2026-12-01', RenewalDate: '2027-03-31', LastContributionMonth: null }],
    ['p-2000005', { NextPayoutDate: null }],
    ['p-2000006', { NextPayoutDate: null, LastContributionMonth: '2026-08-01' }],
    ['p-2000007', { NextPayoutDate: '2026-12-01', LastContributionMonth: '2026-12-01' }],
    ['p-2000010', { EditingLock: { LockedUntil: '2026-11-11T05:00:00.000Z' } }],
  ])('return the next steps of %s', async (as, Recipient) =>
    expect((await call('getRecipientProfile', world, { as })).answer).toMatchObject({ response: { Recipient } }),
  )
})

describe('getNps and saveNps', () => {
  test.each([
    [
      'the signed-in donor',
      { as: 'p-10000001', query: {} },
      { response: { Value: 9, Date: '2026-10-04T08:12:00.000Z' } },
    ],
    ['the owner of the link', { query: { emlid: 'jana-nps-2026' } }, { response: { Value: 9 } }],
    [
      'the owner of the link, even if another person is signed in',
      { as: 'p-10000007', query: { emlid: 'jana-nps-2026' } },
      { response: { Value: 9 } },
    ],
    ['who never voted', { as: 'p-10000004', query: {} }, { response: { Value: null, Date: null } }],
    ['no one by an unknown link', { query: { emlid: 'x' } }, { error_code: 404, error: 'rating-link-not-found' }],
    ['no one without a token', { query: {} }, { error_code: 401, error: 'token-missing' }],
  ])('returns the rating of %s', async (_, sent, want) =>
    expect((await call('getNps', world, sent)).answer).toMatchObject(want),
  )

  test('saves a rating, returns it, then locks it for a minute', async () => {
    const saved = await call('saveNps', world, { as: 'p-10000004', body: { rating: 10 } })
    const want = { error_code: 200, response: { Value: 10, Date: '2026-11-10T09:00:00.000Z' } }
    expect(saved.answer).toEqual(want)
    expect((await call('getNps', saved.state, { as: 'p-10000004' })).answer).toEqual(want)
    const again = { as: 'p-10000004', body: { rating: 1 } }
    expect((await call('saveNps', saved.state, { ...again, now: NOW + 59_999 })).answer).toEqual({
      error_code: 423,
      error: 'vote-locked',
      lockedUntil: '2026-11-10T09:01:00.000Z',
    })
    expect((await call('saveNps', saved.state, { ...again, now: NOW + 60_000 })).answer).toMatchObject({
      error_code: 200,
    })
  })

  test('rates for the owner of a link; an empty link is ignored', async () => {
    const linked = await call('saveNps', world, { body: { rating: 7, emlid: 'jana-nps-2026' } })
    expect(linked.state.people['p-10000001']).toMatchObject({ vote: { value: 7 } })
    const none = await call('saveNps', world, { body: { rating: 7, emlid: null } })
    expect(none).toMatchObject({ status: 401, answer: { error: 'token-missing' } })
  })
})

describe('other operations', () => {
  test('getValueStore returns the requested keys, or names the unknown ones', async () => {
    expect((await call('getValueStore', world, { params: { keys: 'nps_showStart,nps_showEnd' } })).answer).toEqual({
      error_code: 200,
      response: { nps_showStart: '2026-11-01', nps_showEnd: '2026-11-30' },
    })
    expect((await call('getValueStore', world, { params: { keys: 'nope,nps_showEnd' } })).answer).toEqual({
      error_code: 404,
      error: 'value-not-found',
      fields: { nope: 'not-found' },
    })
  })

  test('sendEmailForm sends to the foundation only', async () => {
    const form = { subject: 'Zpětná vazba', fields: [{ id: 'message', title: 'Zpráva', value: 'Děkuji.' }] }
    const sent = await call('sendEmailForm', world, { body: { to: 'portal@example.com', ...form } })
    expect(sent).toMatchObject({ answer: { error_code: 200 }, state: { messages: [{ text: 'Zpráva: Děkuji.' }] } })
    const strange = await call('sendEmailForm', world, { body: { to: 'x@example.org', ...form } })
    expect(strange.answer).toEqual({ error_code: 403, error: 'mailbox-not-allowed' })
  })

  test('endSession ends every token of the session and stores it for nine hours from its beginning', async () => {
    const { answer, state } = await call('endSession', world, { as: 'p-10000001' })
    expect(answer).toEqual({ error_code: 200 })
    expect(state.revokedTokens).toEqual({ 'p-10000001': { j1: NOW + 9 * 60 * 60_000 } })
  })

  test('reportMissingTranslation counts the reported key by its language', async () => {
    const body = { language: 'en', namespace: 'nps', key: 'title' } as const
    const { state } = await call('reportMissingTranslation', world, { body })
    expect(state.missingTranslations).toEqual({ en: { 'nps:title': 1 } })
  })
})

describe('uploadFiles', () => {
  const PDF = new TextEncoder().encode('%PDF-1.7\n%âãÏÓ\n')
  const PNG = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
    (c) => c.charCodeAt(0),
  )
  const BMP = Uint8Array.from([0x42, 0x4d, ...Array(60).fill(0)])
  const upload = (file: ReturnType<typeof aFile>) => call('uploadFiles', world, { as: 'p-2000001', files: [file] })

  test.each([
    ['PDF', aFile('zpráva.pdf', 'application/pdf', PDF)],
    ['PNG', aFile('foto.PNG', 'image/png', PNG, 'photo')],
    ['BMP', aFile('foto.bmp', 'image/bmp', BMP, 'photo')],
  ])('accepts a %s', async (_, file) => {
    const { answer, state } = await upload(file)
    expect(answer).toMatchObject({ error_code: 200, response: { files: [{ Value: file.fileName }] } })
    expect(Object.values(state.uploads['p-2000001'] ?? {})).toMatchObject([
      { size: file.bytes.length, uploadedAt: NOW },
    ])
  })

  test.each([
    ['a PNG called PDF', aFile('zpráva.pdf', 'application/pdf', PNG), 'file-type-mismatch', 'File[0]'],
    ['a PDF as an avatar', aFile('zpráva.pdf', 'application/pdf', PDF, 'avatar'), 'file-unsupported-type', 'File[0]'],
    ['an unknown category', aFile('zpráva.pdf', 'application/pdf', PDF, 'cv'), 'file-category-unknown', 'meta[0]'],
    [
      'an invalid meta',
      { ...aFile('zpráva.pdf', 'application/pdf', PDF), meta: undefined },
      'file-meta-invalid',
      'meta[0]',
    ],
    ['a meta without a file', { ...aFile('', '', new Uint8Array()), present: false }, 'file-missing', 'File[0]'],
    ['an empty file', aFile('zpráva.pdf', 'application/pdf', new Uint8Array()), 'file-empty', 'File[0]'],
  ])('refuses %s', async (_, file, error, part) =>
    expect(await upload(file)).toMatchObject({
      answer: { error_code: 400, error, fields: { [part]: error } },
      changes: [],
    }),
  )

  test('accepts 5 MB to the byte', async () => {
    const exactly = new Uint8Array(5 * 1024 * 1024)
    exactly.set(PDF)
    expect((await upload(aFile('a.pdf', 'application/pdf', exactly))).answer).toMatchObject({ error_code: 200 })
    const over = new Uint8Array(exactly.length + 1)
    over.set(PDF)
    expect((await upload(aFile('a.pdf', 'application/pdf', over))).answer).toMatchObject({ error: 'file-oversize' })
  })
})
