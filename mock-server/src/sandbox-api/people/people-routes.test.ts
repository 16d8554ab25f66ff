import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { callControl } from '../../testing/control-answer.ts'
import { makeApp, openWorld, signIn } from '../../testing/test-app.ts'

type Row = Record<string, unknown>
type Section = { name: string; isList: boolean; total: number; rows: Row[] }

const app = makeApp()

let id: string
beforeEach(async () => ({ id } = await openWorld(app, { frozen: true })))
afterAll(() => app.close())

const read = async <Answer>(operationId: string, path: string): Promise<Answer> =>
  (await callControl(app, operationId, `/sandbox/worlds/${id}/people${path}`)).body

const recordOf = async (person: string) =>
  (await read<{ sections: Section[] }>('getPersonRecord', `/${person}`)).sections
const rowsOf = (sections: Section[], name: string) => sections.find((section) => section.name === name)?.rows ?? []

describe('the people of a world', () => {
  test('are listed with the requests that wait for a decision and the items of their form', async () => {
    const { people, requests } = await read<{ people: Row[]; requests: { name: string; items: Row[] }[] }>(
      'listPeople',
      '',
    )
    expect(people).toContainEqual({
      personId: 'p-10000001',
      login: '10000001',
      kind: 'donor',
      name: 'Jana Nováková',
      password: 'andel123',
    })
    for (const { items, name } of requests) {
      expect(name).toMatch(/^\S+ \S+/)
      expect(items[0]).toMatchObject({ label: expect.stringMatching(/./) })
    }
  })

  test('are listed with what signs them in, a password only while it is the one of the sandbox', async () => {
    const { authorization } = await signIn(app, '10000001', `/w/${id}`)
    const payload = { oldPassword: 'andel123', password: 'Ctyri-zluti-kone-9' }
    const headers = { authorization, uid: 'p-10000001' }
    const changed = await app.inject({ method: 'POST', url: `/w/${id}/api/password`, headers, payload })
    expect(changed.json()).toMatchObject({ error_code: 200 })
    const csv = 'kind,login,lastName,birthDate\ndonor,10000500,Malá,'
    await app.inject({
      method: 'POST',
      url: `/sandbox/worlds/${id}/people`,
      headers: { 'content-type': 'text/csv' },
      payload: csv,
    })
    const { people } = await read<{ people: Row[] }>('listPeople', '')
    const of = (login: string) => people.find((person) => person.login === login)
    expect(of('10000001')).not.toHaveProperty('password')
    expect(of('10000500')).toMatchObject({ password: 'andel123' })
    expect(of('2000001')).toMatchObject({ birthDate: '1985-04-01' })
    expect(of('2000001')).not.toHaveProperty('password')
  })

  test('have records by the contract, without password hashes, codes and keys', async () => {
    await app.inject({ method: 'POST', url: `/w/${id}/api/passwordReset`, payload: { username: '10000001' } })
    await app.inject({
      method: 'POST',
      url: `/w/${id}/api/loginRecipient`,
      payload: { step: 'login', personalNumber: '2000001', birthDate: '1985-04-01', phoneId: 'phone-1' },
    })
    const { messages } = (await app.inject(`/sandbox/worlds/${id}/messages`)).json<{
      messages: { code?: string; link?: string }[]
    }>()
    const secrets = messages.map(({ code, link }) => code ?? String(link).replace(/.*=/, ''))
    expect(secrets).toHaveLength(2)
    const { people } = await read<{ people: { login: string }[] }>('listPeople', '')
    for (const { login } of people) {
      const text = JSON.stringify(await recordOf(login))
      for (const secret of ['scrypt$', 'lnk_', ...secrets]) expect(text).not.toContain(secret)
    }
    expect(rowsOf(await recordOf('10000001'), 'signIn')).toMatchObject([{ openPasswordLinks: 1 }])
    expect(rowsOf(await recordOf('2000001'), 'signIn')).toMatchObject([{ codesSent: 1 }])
  })

  test('show what a trigger changed, the newest payment first', async () => {
    const before = await recordOf('jana@example.com')
    await app.inject({
      method: 'POST',
      url: `/sandbox/worlds/${id}/triggers`,
      payload: { kind: 'payment-received', person: '10000001', amount: 512 },
    })
    const after = await recordOf('10000001')
    expect(rowsOf(after, 'payments')[0]).toMatchObject({ amount: 512, type: 'transfer', settledOn: '2026-11-10' })
    const totalOf = (sections: Section[]) => sections.find(({ name }) => name === 'payments')?.total ?? 0
    expect(totalOf(after)).toBe(totalOf(before) + 1)
  })

  test('of a request is its state, what was answered, and the remarks it was returned with', async () => {
    const { requests } = await read<{ requests: { receiptNumber: string; state: string; items: Row[] }[] }>(
      'listPeople',
      '',
    )
    const request = requests.find(({ state }) => state === 'sent')
    const receiptNumber = request?.receiptNumber ?? ''
    const before = await recordOf(receiptNumber)
    expect(rowsOf(before, 'status')).toMatchObject([{ requestState: 'sent', sentAt: expect.stringMatching(/^2026-/) }])
    const rows = rowsOf(before, 'answers')
    expect(rows[0]).toMatchObject({ id: request?.items[0]?.id, question: request?.items[0]?.label })
    expect(rows).toContainEqual({ id: 'contact-first-name', question: 'Jméno', answer: expect.stringMatching(/^\S+/) })
    expect(rows.filter(({ answer }) => /object|undefined/.test(String(answer)))).toEqual([])
    const remarks = [{ itemId: 'contact-first-name', text: 'Doplňte.' }]
    const payload = { kind: 'request-decided', request: receiptNumber, decision: 'return', remarks }
    await app.inject({ method: 'POST', url: `/sandbox/worlds/${id}/triggers`, payload })
    const after = await recordOf(receiptNumber)
    expect(rowsOf(after, 'status')).toMatchObject([{ requestState: 'returned' }])
    expect(rowsOf(after, 'remarks')).toEqual([{ id: 'contact-first-name', question: 'Jméno', text: 'Doplňte.' }])
  })

  test('show a withdrawal of consent, and its last e-mail as waiting and then as sent', async () => {
    const headers = await signIn(app, '10000001', `/w/${id}`)
    const consentsOf = async () => rowsOf(await recordOf('10000001'), 'consents')
    expect(rowsOf(await recordOf('10000001'), 'account')).toMatchObject([{ personalDataConsent: 'given' }])
    await app.inject({ method: 'POST', url: `/w/${id}/api/consent/withdrawal`, headers, payload: { withdrawal: true } })
    expect(rowsOf(await recordOf('10000001'), 'account')).toMatchObject([{ personalDataConsent: 'withdrawn' }])
    expect(await consentsOf()).toMatchObject([
      { 'withdrawal.finalEmail': 'waiting', 'withdrawal.finalEmailAt': expect.stringMatching(/^2026-/) },
    ])
    await app.inject({ method: 'PATCH', url: `/sandbox/worlds/${id}/clock`, payload: { advance: 'PT2H' } })
    const [consents] = await consentsOf()
    expect(consents).toMatchObject({ 'withdrawal.finalEmail': 'sent' })
    expect(consents).not.toHaveProperty(['withdrawal.finalEmailAt'])
  })

  test('show the lock of the sign-in and of the editing', async () => {
    expect(rowsOf(await recordOf('10000008'), 'signIn')).toMatchObject([{ lockMovesWithClock: true }])
    expect(rowsOf(await recordOf('2000010'), 'status')).toMatchObject([{ requestStatus: 'ok', editing: 'locked' }])
  })

  test('an unknown one is refused with 404', async () =>
    expect(await read('getPersonRecord', '/__proto__')).toMatchObject({ error: 'unknown-person' }))
})
