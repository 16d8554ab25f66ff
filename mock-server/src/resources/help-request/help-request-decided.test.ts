import { afterAll, describe, expect, test } from 'vitest'
import { ONCOLOGICAL_ANSWERS } from '../../scenarios/answers-of-requests.ts'
import { requestingFamily } from '../../testing/requesting-family.ts'
import { signInRecipient } from '../../testing/sign-in-recipient.ts'
import { collectLog, makeApp } from '../../testing/test-app.ts'

const { lines, log } = collectLog()
const app = makeApp({ log })
afterAll(() => app.close())

const complete = { formId: 'request-oncological-1', answers: ONCOLOGICAL_ANSWERS }
const remarks = [{ itemId: 'diagnosis', text: 'Opište prosím diagnózu celou.' }]

const sentRequest = async () => {
  const family = await requestingFamily(app)
  const key = await family.start()
  await family.upload(key, { name: 'zpráva Adama.pdf' })
  const { receiptNumber } = (await family.post(`helpRequests/${key}/submission`, complete)).response
  const decide = (detail: object) => family.trigger({ request: receiptNumber, ...detail })
  const linkKey = async () => new URL((await family.letters()).at(-1)?.link ?? '').searchParams.get('odkaz') ?? ''
  /** A key for a tab; from the second exchange on it needs the carer's birth date. */
  const editKey = async (birthDate?: string): Promise<string> => {
    const link = { kind: 'help-request', linkKey: await linkKey(), ...(birthDate !== undefined && { birthDate }) }
    return (await family.post('linkExchange', link)).response.tabKey
  }
  return { ...family, key, receiptNumber, decide, linkKey, editKey }
}

describe('a request that the foundation returned', () => {
  test('is read by its link, corrected, sent under the same number, and its link is used up', async () => {
    const family = await sentRequest()
    await family.decide({ decision: 'return', remarks, note: 'Chybí už jen málo.' })
    const edit = await family.editKey()
    expect((await family.get(`helpRequests/${edit}`)).response).toMatchObject({
      state: 'returned',
      answers: ONCOLOGICAL_ANSWERS,
      remarks,
      note: 'Chybí už jen málo.',
      files: { files: [{ name: 'zpráva Adama.pdf' }] },
      validUntil: '2026-11-17T09:00:00.000Z',
    })
    const answers = { ...ONCOLOGICAL_ANSWERS, diagnosis: 'Akutní lymfoblastická leukemie, B-ALL' }
    const sent = await family.post(`helpRequests/${edit}/submission`, { ...complete, answers })
    expect(sent.response).toMatchObject({ receiptNumber: family.receiptNumber })
    for (const used of [edit, family.key])
      expect(await family.get(`helpRequests/${used}`)).toMatchObject({ error: 'request-already-sent' })
  })

  test('is closed after a week', async () => {
    const family = await sentRequest()
    await family.decide({ decision: 'return', remarks })
    const first = await family.editKey()
    await family.advance('PT167H59M59.999S')
    // The key of the tab lasts 2 hours; the same link gives another key to a caller with the birth date.
    expect((await family.get(`helpRequests/${first}`)).error).toBe('request-not-found')
    const edit = await family.editKey('1988-09-23')
    expect((await family.get(`helpRequests/${edit}`)).error_code).toBe(200)
    await family.advance('PT0.001S')
    expect(await family.get(`helpRequests/${edit}`)).toMatchObject({ error_code: 408, error: 'request-link-expired' })
    const link = { kind: 'help-request', linkKey: await family.linkKey(), birthDate: '1988-09-23' }
    expect(await family.post('linkExchange', link)).toMatchObject({ error_code: 408, error: 'link-expired' })
  })
})

test('an approved family signs in with a code and has its record', async () => {
  const family = await sentRequest()
  await family.decide({ decision: 'approve' })
  const [, letter] = await family.letters()
  const number = /\b2\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? ''
  const headers = await signInRecipient(app, family.world, number, '1988-09-23')
  const url = `/w/${family.world}/api/recipientProfile?t=2026-11-10T09:00:00.000Z&uid=${headers.uid}`
  const record = (await app.inject({ url, headers: { ...headers, lang: 'cs' } })).json()
  expect(record).toMatchObject({ error_code: 200, response: { RecipientStatusOfRequest: { Id: 1 } } })
  const papers = `/w/${family.world}/api/recipientDocuments?uid=${headers.uid}`
  const { response } = (await app.inject({ url: papers, headers: { ...headers, lang: 'cs' } })).json()
  expect(response.types).toMatchObject([
    { type: 'medical-report', state: 'valid', files: [{ name: 'zpráva Adama.pdf' }] },
  ])
})

test('neither journal nor log contains texts of a request or its keys', async () => {
  const family = await sentRequest()
  await family.decide({ decision: 'return', remarks, note: 'Chybí už jen málo.' })
  const [linkKey, edit] = [await family.linkKey(), await family.editKey()]
  await family.get(`helpRequests/${edit}`)
  await family.decide({ decision: 'approve' })
  const seen = `${await family.journal()}${JSON.stringify(lines)}`
  const secrets = [
    'Adam',
    'Doležal',
    'leukemie',
    'Lipová',
    '605111222',
    'dolezalovi',
    'Opište',
    'Chybí už',
    '1988-09-23',
  ]
  for (const secret of [...secrets, '31400', edit, linkKey, family.key]) expect(seen).not.toContain(secret)
})
