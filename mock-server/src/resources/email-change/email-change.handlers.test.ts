import { afterAll, describe, expect, test } from 'vitest'
import { signedInPerson } from '../../testing/person.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const email = 'jana.novakova@example.com'
type SignedInPerson = Awaited<ReturnType<typeof signedInPerson>>

const requestChange = async (jana: SignedInPerson, address = email) =>
  (await jana.post('emailChange', { email: address, password: 'andel123' })).response
const lastCode = async (jana: SignedInPerson) => (await jana.messages()).at(-1)?.code ?? ''
const confirm = async (jana: SignedInPerson, changeId: string, code?: string) =>
  jana.post('emailChange/verification', { changeId, code: code ?? (await lastCode(jana)) })

describe('a new e-mail', () => {
  test('ends the warning about a missing e-mail', async () => {
    const karel = await signedInPerson(app, '10000003')
    const { changeId } = await requestChange(karel, 'karel@example.com')
    expect((await confirm(karel, changeId)).response.profile.email).toBe('karel@example.com')
  })

  test('is confirmed by no other caller and in no other world', async () => {
    const jana = await signedInPerson(app)
    const { changeId } = await requestChange(jana)
    const code = await lastCode(jana)
    const company = await signedInPerson(app, '10000002', jana.world)
    const elsewhere = await signedInPerson(app)
    const notFound = { error_code: 404, error: 'transaction-not-found' }
    expect(await confirm(company, changeId, code)).toMatchObject(notFound)
    expect(await confirm(elsewhere, changeId, code)).toMatchObject(notFound)
  })

  test('has neither address nor code in the journal', async () => {
    const jana = await signedInPerson(app)
    const { changeId } = await requestChange(jana)
    const code = await lastCode(jana)
    await confirm(jana, changeId)
    const journal = (await jana.journal('requestEmailChange')) + (await jana.journal('confirmEmailChange'))
    expect(journal).toContain('emailChanges')
    for (const secret of [changeId, code, email, 'jana@example.com']) expect(journal).not.toContain(secret)
  })
})

test('an e-mail change is locked after six of fifty simultaneous guesses (rule 19.2)', async () => {
  const jana = await signedInPerson(app)
  const { changeId } = await requestChange(jana)
  const wrong = (await lastCode(jana)) === '000000' ? '111111' : '000000'
  const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(jana, changeId, wrong)))
  expect(answers.filter(({ error }) => error === 'wrong-code')).toHaveLength(6)
  expect(answers.filter(({ error }) => error === 'transaction-locked')).toHaveLength(44)
})
