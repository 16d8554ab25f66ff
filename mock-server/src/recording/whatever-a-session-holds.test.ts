import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRecordedWorld, type Tape } from '../testing/recorded-world.ts'
import { makeApp } from '../testing/test-app.ts'

const app = makeApp({ clock: () => 0 })
const TITLE = "a tester's hour: letters, codes, devices, uploads, faults and the clock"
const REPOSITORY = '../../..'
const email = 'jana.novakova@example.com'
const password = 'modrá-lampa-7'

let tape: Tape
beforeAll(async () => {
  tape = await openRecordedWorld(app, { id: 'green', seed: 7, frozen: false })
  await play(tape)
}, 60_000)
afterAll(() => app.close())

// The files are in the repository and run there with the other tests: `npx vitest run -u` updates them after a change.
describe('a session with every kind of step', () => {
  it('is written as a scenario', async () => {
    const { json } = await tape.file('scenario', { title: TITLE })
    expect(json.notes).toEqual([expect.stringContaining('The bytes of „zpráva“ 1.pdf were not recorded')])
    await expect(json.text).toMatchFileSnapshot(`${REPOSITORY}/${json.folder}/${json.name}`)
  })

  it('is written as a pact of an upload to a request that was just started', async () => {
    const { steps } = (await tape.sandbox('GET', '/recording')).json
    const { json } = await tape.file('pact', { title: TITLE, step: `${steps.length - 1}` })
    await expect(json.text).toMatchFileSnapshot(`${REPOSITORY}/${json.folder}/${json.name}`)
  })

  it('is a Playwright test only if the portal was used', async () => {
    expect(await tape.file('playwright')).toMatchObject({ status: 422 })
  })
})

async function play({ sandbox, call, code }: Tape): Promise<void> {
  const post = async (path: string, body?: object, headers?: Record<string, string>) =>
    (await call('POST', path, body, headers))?.json
  const logIn = async (typed: string) => {
    const { response } = await post('/login', { username: '10000001', password: typed })
    return { authorization: response.token, uid: response.personId }
  }

  await post('/passwordReset', { username: '10000001' }, { lang: 'en' })
  const { messages } = (await sandbox('GET', '/messages?channel=email')).json
  const resetToken = new URL(messages.at(-1).link).searchParams.get('odkaz')
  await post('/passwordReset/password', { resetToken, password })
  const phone = await logIn(password)
  const laptop = await logIn(password)
  await call('DELETE', `/session?uid=${laptop.uid}`, undefined, laptop)
  await call('GET', `/userProfile?uid=${laptop.uid}`, undefined, laptop)

  await sandbox('PATCH', '/clock', { frozen: true })
  const { response: change } = await post('/emailChange', { email, password }, phone)
  const confirmation = { changeId: change.changeId, code: await code('email') }
  const { response: changed } = await post('/emailChange/verification', confirmation, phone)
  phone.authorization = changed.token
  await sandbox('PATCH', '/clock', { to: '2026-11-10T09:40:00.000Z' })
  const { response: more } = await post('/session/prolongation', undefined, phone)
  const longer = { ...phone, authorization: more.token }

  const refused = { operationId: 'saveNps', kind: 'error_code', errorCode: 429, error: 'rate-limited' }
  const { json: fault } = await sandbox('POST', '/faults', refused)
  await post('/nps', { rating: 4 }, { ...longer, 'idempotency-key': 'vote-of-jana-in-a-session' })
  await sandbox('DELETE', `/faults/${fault.id}`)
  await sandbox('POST', '/faults', { operationId: 'saveNps', kind: 'html', when: 'before', times: 1 })
  await post('/nps', { rating: 4 }, { ...longer, 'idempotency-key': 'vote-of-jana-in-a-session' })
  await sandbox('DELETE', '/faults')
  await post('/nps', { rating: 4 }, { ...longer, 'idempotency-key': 'vote-of-jana-in-a-session' })

  await sandbox('PATCH', '/clock', { toNextEvent: true })
  await sandbox('POST', '/triggers', { kind: 'payment-received', person: '10000001', amount: 500, type: 'transfer' })

  const { response: request } = await post('/helpRequest', { variant: 'other' })
  const form = new FormData()
  form.append('meta[0]', '{"category":"request","purpose":"medical-report","issuedOn":"2026-11-02"}')
  form.append('File[0]', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), '„zpráva“ 1.pdf')
  await post('/helpRequest/files', form, { 'access-key': request.accessKey })
}
