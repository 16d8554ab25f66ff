import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { provider } from '../provider.ts'
import { bundledDocument } from '../testing/bundled-contract.ts'
import { bodyExamples, exampleUrl, operations } from '../testing/example-requests.ts'
import { providerStates } from './provider-states.ts'
import { statesOfAccounts } from './states-of-accounts.ts'
import { statesOfDocuments } from './states-of-documents.ts'
import { statesOfEmail } from './states-of-email.ts'
import { statesOfFamilies } from './states-of-families.ts'
import { statesOfFamilyFiles } from './states-of-family-files.ts'
import { statesOfLinks } from './states-of-links.ts'
import { statesOfMailedLinks } from './states-of-mailed-links.ts'
import { statesOfMissingPayment } from './states-of-missing-payment.ts'
import { statesOfOwnData } from './states-of-own-data.ts'
import { statesOfPayments } from './states-of-payments.ts'
import { statesOfRecipientData } from './states-of-recipient-data.ts'
import { statesOfRecipients } from './states-of-recipients.ts'
import { statesOfRenewals } from './states-of-renewals.ts'
import { statesOfRequests } from './states-of-requests.ts'

const app = buildApp(provider(bundledDocument), { logLevel: 'silent' })
afterAll(() => app.close())

type Sent = { method?: 'GET' | 'POST' | 'DELETE'; url: string; payload?: object; key?: string; visitor?: true }
type State = Record<string, string>

const code = (more: object = {}) => ({ step: 'verify', ...more })
const VOTE: Sent = { method: 'POST', url: '/nps', payload: { rating: 10 } }
const LOG_IN: Sent = {
  method: 'POST',
  url: '/login',
  payload: { username: '10000001', password: 'wrong' },
  visitor: true,
}
const VERIFY: Sent = { method: 'POST', url: '/loginRecipient', visitor: true, payload: code() }
const SEND_CODE: Sent = {
  method: 'POST',
  url: '/loginRecipient',
  visitor: true,
  payload: { step: 'login', personalNumber: '2000001', birthDate: '1985-04-01', phoneId: 'phone-1' },
}
const RECORD: Sent = { url: '/recipientProfile?t=2026-11-10T09:00:00.000Z' }
const KEY_USED = 'an idempotency key used for another body'
const CODE_OF = 'a code of recipient 2000001'

const setUp = async (state: string, params: object = {}): Promise<State> => {
  const { statusCode, json } = await app.inject({
    method: 'POST',
    url: '/sandbox/provider-states',
    payload: { state, params, action: 'setup' },
  })
  expect(statusCode).toBe(200)
  return json()
}

const send = async ({ world = '', token = '', uid = '', ...values }: State, sent: Sent) => {
  const { method = 'GET', url, payload, key, visitor } = sent
  const body =
    payload && 'step' in payload && payload.step === 'verify'
      ? { code: values.code, ...payload, transactionId: values.transactionId }
      : payload
  const response = await app.inject({
    method,
    url: `/w/${world}/api${url}`,
    headers: {
      lang: 'cs',
      uid: visitor ? '' : uid,
      ...(token && !visitor && { authorization: token }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { payload: body }),
  })
  return { status: response.statusCode, ...response.json<{ error_code: number; error?: string }>() }
}

const table: [state: string, sent: Sent, code: number, error?: string, params?: object][] = [
  ['the default scenario', { ...VOTE, visitor: true }, 401, 'token-missing'],
  ['a signed-in donor', { url: '/userProfile' }, 200],
  ['a signed-in donor', RECORD, 403, 'scope-forbidden'],
  ['a signed-in recipient', RECORD, 200],
  ['a signed-in recipient', { url: '/nps' }, 403, 'scope-forbidden'],
  ['a signed-in administrator', { url: '/userProfile' }, 200],
  ['a signed-in person who must confirm personal data', { url: '/userProfile' }, 200],
  ['a signed-in donor without a valid e-mail', { url: '/nps' }, 200],
  ['a donor who may vote', VOTE, 200],
  ['a donor who never voted', { url: '/nps' }, 200],
  ['a donor who voted 20 seconds ago', VOTE, 423, 'vote-locked'],
  ['an account locked by six wrong passwords', LOG_IN, 423, 'account-locked'],
  ['an account with five wrong passwords', LOG_IN, 401, 'wrong-credentials'],
  ['a site-wide notice', { url: '/valueStore/header_web_notice' }, 200],
  ['an expired token', { url: '/userProfile' }, 401, 'token-expired'],
  ['an expired token', RECORD, 401, 'token-expired', { as: 'recipient' }],
  ['a token of another world', { url: '/userProfile' }, 401, 'token-invalid'],
  ["a token with another person's uid", { url: '/userProfile' }, 403, 'uid-mismatch'],
  ["a token with another person's uid", RECORD, 403, 'uid-mismatch', { as: 'recipient' }],
  ['the provider is overloaded', { method: 'DELETE', url: '/session' }, 429, 'rate-limited'],
  ['the provider is overloaded', RECORD, 429, 'rate-limited', { as: 'recipient' }],
  ['the provider fails inside', { url: '/userProfile' }, 500, 'internal-error'],
  ['a code sent to recipient 2000001', VERIFY, 200],
  ['a code sent to recipient 2000001', { ...VERIFY, payload: code({ code: '111111' }) }, 401, 'wrong-code'],
  ['a code sent to recipient 2000001 fifteen minutes ago', VERIFY, 408, 'code-expired'],
  [`${CODE_OF} that was used`, VERIFY, 409, 'code-used'],
  [`${CODE_OF} replaced by a newer one`, VERIFY, 404, 'transaction-not-found'],
  [`${CODE_OF} tried wrongly six times`, VERIFY, 423, 'transaction-locked'],
  ['five codes sent to recipient 2000001 in fifteen minutes', SEND_CODE, 429, 'too-many-codes'],
  ['thirty wrong birth dates of recipient 2000001 in a day', SEND_CODE, 429, 'too-many-attempts'],
]

test.each(table)('given %s, %o answers %i %s', async (state, sent, error_code, error, params) => {
  const answer = await send(await setUp(state, params), sent)
  expect(answer).toMatchObject({ error_code, ...(error && { error }) })
})

const scopesOf = ({ path, method }: (typeof operations)[number]) => {
  const { paths } = bundledDocument as { paths: Record<string, Record<string, { 'x-scopes'?: readonly string[] }>> }
  return paths[path]?.[method.toLowerCase()]?.['x-scopes'] ?? []
}

/** A file is a body as any other here; the pacts of uploads have it. */
test.each(operations.filter(({ takesIdempotencyKey, body }) => takesIdempotencyKey && body !== 'multipart'))(
  'given an idempotency key of $id, another body under it is refused',
  async (operation) => {
    const key = 'pact-key-0001'
    const scopes = scopesOf(operation)
    const as = scopes.includes('donor') ? undefined : scopes[0]
    const answer = await send(await setUp(KEY_USED, { operationId: operation.id, key, as }), {
      method: operation.method as 'POST',
      url: exampleUrl(operation),
      key,
      ...(operation.body === 'json' && { payload: bodyExamples(operation)[0] as object }),
      ...(operation.token === 'none' && { visitor: true }),
    })
    expect(answer).toMatchObject({ error_code: 409, error: 'idempotency-key-reused' })
  },
)

test('every provider state has a test of its own or is in the table of its resource', () => {
  const tried = new Set([
    ...table.map(([state]) => state),
    KEY_USED,
    ...Object.keys({ ...statesOfFamilies, ...statesOfLinks, ...statesOfMailedLinks }),
    ...Object.keys({ ...statesOfPayments, ...statesOfAccounts, ...statesOfDocuments }),
    ...Object.keys({ ...statesOfEmail, ...statesOfOwnData }),
    ...Object.keys(statesOfRecipientData),
    ...Object.keys({ ...statesOfRecipients, ...statesOfMissingPayment }),
    ...Object.keys({ ...statesOfFamilyFiles, ...statesOfRenewals, ...statesOfRequests }),
  ])
  expect(Object.keys(providerStates).filter((state) => !tried.has(state))).toEqual([])
})

test('given an account with five wrong passwords, the next one locks it', async () => {
  const state = await setUp('an account with five wrong passwords')
  await send(state, LOG_IN)
  expect(await send(state, LOG_IN)).toMatchObject({ error_code: 423, error: 'account-locked' })
})
