import { describe, expect, test } from 'vitest'
import type { Caller } from '../caller.ts'
import { openWorld } from '../world.ts'

const badRequest = (...fields: string[]) => ({
  status: 400,
  error_code: 400,
  error: 'bad-request',
  fields: Object.fromEntries(fields.map((field) => [field, expect.stringMatching(/^[a-z][a-z0-9-]*$/)])),
})
const pdf = { name: 'a.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n' }

const asVisitor: [what: string, send: (visitor: Caller) => Promise<unknown>, fields: string[]][] = [
  ['a login without a name', (v) => v.post('/login', { password: 'andel123' }), ['username']],
  ['a login with something more', (v) => v.post('/login', { username: 'a', password: 'b', admin: true }), ['admin']],
  ['a name longer than an e-mail', (v) => v.post('/login', { username: 'a'.repeat(255), password: 'b' }), ['username']],
  ['a step that does not exist', (v) => v.post('/loginRecipient', { step: 'guess' }), ['step']],
  [
    'a birth date that no calendar has',
    (v) => v.post('/loginRecipient', { step: 'validate', personalNumber: '2000001', birthDate: '1985-02-30' }),
    ['birthDate'],
  ],
  [
    'a code of five digits',
    (v) => v.post('/loginRecipient', { step: 'verify', transactionId: 'tr-1', code: '12345' }),
    ['code'],
  ],
  ['a rating link with a space', (v) => v.get('/nps', { query: { emlid: 'a b' } }), ['emlid']],
  ['a key of the value store with a hyphen', (v) => v.get('/valueStore/nps-show'), ['keys']],
  ['a malformed uid', (v) => v.as({ personId: 'nobody!' }).get('/valueStore/nps_showStart'), ['uid']],
  ['a language we do not speak', (v) => v.get('/valueStore/nps_showStart', { headers: { lang: 'de' } }), ['lang']],
  ['a form to nowhere', (v) => v.post('/emailForm', { to: 'nowhere', subject: 'x', fields: [] }), ['to', 'fields']],
  [
    'a nested field, by its dotted name',
    (v) => v.post('/emailForm', { to: 'portal@example.com', subject: 'x', fields: [{ id: 'a', title: 'b' }] }),
    ['fields.0.value'],
  ],
  [
    'a text reported with a space in its key',
    (v) => v.post('/missingTranslation', { language: 'en', namespace: 'nps', key: 'a b' }),
    ['key'],
  ],
]

const asDonor: [what: string, send: (donor: Caller) => Promise<unknown>, fields: string[]][] = [
  ['no heart at all', (d) => d.post('/nps', { rating: 0 }), ['rating']],
  ['eleven hearts', (d) => d.post('/nps', { rating: 11 }), ['rating']],
  ['half a heart', (d) => d.post('/nps', { rating: 9.5 }), ['rating']],
  ['a rating as text', (d) => d.post('/nps', { rating: 'nine' }), ['rating']],
  ['an idempotency key too short', (d) => d.post('/nps', { rating: 9 }, { key: 'short' }), ['Idempotency-Key']],
  ['an upload with nothing in it', (d) => d.upload([]), ['File[0]']],
]

describe('a request off the contract is refused, every field at fault named', () => {
  test.each(asVisitor)('%s', async (_what, send, fields) => {
    await using world = await openWorld()
    expect(await send(world.visitor())).toMatchObject(badRequest(...fields))
  })

  test.each(asDonor)('%s', async (_what, send, fields) => {
    await using world = await openWorld()
    expect(await send(await world.signIn('10000001'))).toMatchObject(badRequest(...fields))
  })

  test.each([
    ['a category that does not exist', '{"category":"diary"}', 'file-category-unknown'],
    ['a meta that is no JSON', 'document', 'file-meta-invalid'],
  ])('%s', async (_what, meta, error) => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    const answer = { error_code: 400, error, fields: { 'meta[0]': error } }
    expect(await jana.upload([{ ...pdf, meta }])).toMatchObject(answer)
  })

  test('the names of the prototype are ordinary fields', async () => {
    await using world = await openWorld()
    const body = '{"username":"a","password":"b","__proto__":{"admin":true}}'
    expect(await world.visitor().post('/login', body)).toMatchObject({ status: 400, error_code: 400 })
  })
})

describe('a call without a token where one is needed', () => {
  test.each([
    ['/userProfile', {}],
    ['/recipientProfile', { t: '2026-11-10T09:00:00.000Z' }],
    ['/nps', {}],
    ['/consent', {}],
    ['/recurringPayments', {}],
  ])('%s', async (path, query) => {
    await using world = await openWorld()
    const answer = { status: 401, error_code: 401, error: 'token-missing' }
    expect(await world.visitor().get(path, { query })).toMatchObject(answer)
  })

  test('the end of a session', async () => {
    await using world = await openWorld()
    expect(await world.visitor().delete('/session')).toMatchObject({ status: 401, error: 'token-missing' })
  })
})
