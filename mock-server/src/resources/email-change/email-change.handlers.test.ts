import { afterAll, describe, expect, test } from 'vitest'
import { personOf } from '../../testing/person.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const email = 'jana.novakova@example.com'
type SignedInPerson = Awaited<ReturnType<typeof personOf>>

const requestChange = async (jana: SignedInPerson, address = email) =>
  (await jana.post('emailChange', { email: address, password: 'andel123' })).response
const lastCode = async (jana: SignedInPerson) => (await jana.messages()).at(-1)?.code ?? ''
const confirm = async (jana: SignedInPerson, changeId: string, code?: string) =>
  jana.post('emailChange/verification', { changeId, code: code ?? (await lastCode(jana)) })

describe('a new e-mail', () => {
  test('is proven by the code from its mailbox, and is the login from then on', async () => {
    const jana = await personOf(app)
    const { changeId, goodUntil } = await requestChange(jana)
    expect(goodUntil).toBe('2026-11-10T09:15:00.000Z')
    const confirmed = await confirm(jana, changeId)
    expect(confirmed).toMatchObject({
      error_code: 200,
      response: { profile: { email, displayName: 'Jana Nováková' }, savedAt: '2026-11-10T09:00:00.000Z' },
    })
    const logIn = (username: string) => jana.post('login', { username, password: 'andel123' }, { authorization: '' })
    expect(await logIn(email)).toMatchObject({ error_code: 200, response: { personId: 'p-10000001' } })
    expect(await logIn('jana@example.com')).toMatchObject({ error: 'user-not-found' })
    const continued = { authorization: confirmed.response.token }
    expect(await jana.get('userProfile', continued)).toMatchObject({ response: { profile: { email } } })
  })

  test('ends the warning about a missing e-mail', async () => {
    const karel = await personOf(app, '10000003')
    const { changeId } = await requestChange(karel, 'karel@example.com')
    expect((await confirm(karel, changeId)).response.profile.email).toBe('karel@example.com')
  })

  test('is refused at the sixth request in 15 minutes, with the time to wait', async () => {
    const jana = await personOf(app)
    for (let sent = 0; sent < 5; sent += 1) await requestChange(jana)
    await jana.advance('PT14M')
    const refused = await jana.post('emailChange', { email, password: 'andel123' })
    expect(refused).toMatchObject({ status: 429, error: 'too-many-codes', headers: { 'retry-after': '60' } })
  })

  test('requested again under its key sends no second code', async () => {
    const jana = await personOf(app)
    const key = { 'idempotency-key': 'asked-once-0001' }
    const body = { email, password: 'andel123' }
    const answers = [await jana.post('emailChange', body, key), await jana.post('emailChange', body, key)]
    expect(answers[0]?.response).toEqual(answers[1]?.response)
    expect(await jana.messages()).toHaveLength(1)
  })

  test('is confirmed by no other caller and in no other world', async () => {
    const jana = await personOf(app)
    const { changeId } = await requestChange(jana)
    const code = await lastCode(jana)
    const company = await personOf(app, '10000002', jana.world)
    const elsewhere = await personOf(app)
    const notFound = { error_code: 404, error: 'transaction-not-found' }
    expect(await confirm(company, changeId, code)).toMatchObject(notFound)
    expect(await confirm(elsewhere, changeId, code)).toMatchObject(notFound)
  })

  test('has neither address nor code in the journal', async () => {
    const jana = await personOf(app)
    const { changeId } = await requestChange(jana)
    const code = await lastCode(jana)
    await confirm(jana, changeId)
    const journal = (await jana.journal('requestEmailChange')) + (await jana.journal('confirmEmailChange'))
    expect(journal).toContain('emailChanges')
    for (const secret of [changeId, code, email, 'jana@example.com']) expect(journal).not.toContain(secret)
  })
})

test('an e-mail change is locked after six of fifty simultaneous guesses (rule 19.2)', async () => {
  const jana = await personOf(app)
  const { changeId } = await requestChange(jana)
  const wrong = (await lastCode(jana)) === '000000' ? '111111' : '000000'
  const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(jana, changeId, wrong)))
  expect(answers.filter(({ error }) => error === 'wrong-code')).toHaveLength(6)
  expect(answers.filter(({ error }) => error === 'transaction-locked')).toHaveLength(44)
})
