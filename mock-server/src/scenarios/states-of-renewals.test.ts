import { afterAll, expect, test } from 'vitest'
import { FINANCIAL } from '../testing/renewal-requests.ts'
import { makeApp } from '../testing/test-app.ts'
import { statesOfRenewals } from './states-of-renewals.ts'

const app = makeApp()
afterAll(() => app.close())

type Sent = {
  readonly method?: 'GET' | 'DELETE'
  readonly path?: string
  readonly body?: object
  readonly key?: string
}

const read: Sent = { method: 'GET' }
const send: Sent = { body: FINANCIAL, key: 'pact-renewal-0002' }
/** A request without a body sends a file. */
const upload: Sent = { path: '/files', key: 'pact-renewal-0001' }
const remove: Sent = { method: 'DELETE', path: '/files/{fileId}' }
const LOCKED = { error_code: 423, error: 'editing-locked', lockedUntil: '2026-11-11T05:00:00.000Z' }
const NOT_OPEN = { error_code: 409, error: 'renewal-not-open' }
const SENT = {
  error_code: 409,
  error: 'renewal-already-sent',
  receiptNumber: 'O-2026-0007',
  sentAt: '2026-11-03T19:04:00.000Z',
}

const table: [state: string, sent: Sent, want: object][] = [
  ['a recipient whose renewal is open', read, { response: { version: 1, state: 'open', form: null, request: null } }],
  ['a recipient whose renewal is open', send, { error_code: 200, response: { receipt: {} } }],
  ['a recipient whose renewal is open', upload, { error_code: 200, response: { files: [{}, {}, {}] } }],
  ['a recipient whose renewal is open', remove, { error_code: 200, response: { files: [{}] } }],
  [
    'a recipient whose generic renewal is open',
    read,
    { response: { version: 2, state: 'open', form: { formId: expect.any(String) } } },
  ],
  [
    'a recipient whose renewal was sent',
    read,
    {
      response: {
        version: 1,
        state: 'sent',
        receipt: { receiptNumber: 'O-2026-0007' },
        request: { kind: 'financial' },
      },
    },
  ],
  ['a recipient whose renewal was sent', send, SENT],
  ['a recipient whose renewal was sent', upload, SENT],
  ['a recipient whose renewal was sent', remove, SENT],
  ['a recipient whose renewal is not open', read, NOT_OPEN],
  ['a recipient whose renewal is not open', send, NOT_OPEN],
  [
    'a recipient whose renewal is open and account locked',
    read,
    { response: { state: 'open', files: { files: [{}, {}] } } },
  ],
  ['a recipient whose renewal is open and account locked', send, LOCKED],
  ['a recipient whose renewal is open and account locked', upload, LOCKED],
  ['a recipient whose renewal is open and account locked', remove, LOCKED],
  [
    'a renewal whose files are nearly too large together',
    upload,
    { error_code: 400, error: 'files-total-oversize', limit: 26_214_400 },
  ],
  ['a renewal with as many files as there may be', upload, { error_code: 409, error: 'limit-reached', limit: 20 }],
]

const setUp = async (state: string): Promise<Record<string, string>> =>
  (await app.inject({ method: 'POST', url: '/sandbox/provider-states', payload: { state } })).json()

const aForm = async () => {
  const form = new FormData()
  form.append('meta[0]', JSON.stringify({ category: 'form', purpose: 'medical-report', issuedOn: '2026-11-02' }))
  form.append('File[0]', new Blob(['%PDF-1.4\n'], { type: 'application/pdf' }), 'a.pdf')
  const body = new Response(form)
  const type = body.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await body.arrayBuffer()), headers: { 'content-type': type } }
}

test.each(table)('given %s, %o returns %o', async (state, { method, path = '', body, key }, want) => {
  const { world, token = '', uid = '', ...values } = await setUp(state)
  const sent = method ? { headers: {} } : body ? { payload: body, headers: {} } : await aForm()
  const answer = await app.inject({
    method: method ?? 'POST',
    url: `/w/${world}/api/renewal${path.replace(/\{(\w+)\}/, (_, name: string) => values[name] ?? '')}`,
    ...sent,
    headers: { ...sent.headers, authorization: token, uid, ...(key !== undefined && { 'idempotency-key': key }) },
  })
  expect(answer.json()).toMatchObject(want)
})

test('every provider state of a renewal is in the table', () =>
  expect([...new Set(table.map(([state]) => state))].toSorted()).toEqual(Object.keys(statesOfRenewals).toSorted()))
