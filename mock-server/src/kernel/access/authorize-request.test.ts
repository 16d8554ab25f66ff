import { describe, expect, test } from 'vitest'
import { NOW } from '../../testing/people.ts'
import type { ContractInput, ReadInput } from '../contract/input.ts'
import type { Caller, UploadedFile } from '../handler.ts'
import { makeCors } from '../http/cors.ts'
import { hashAddress } from '../http/hash-address.ts'
import type { RequestContext } from '../pipeline/request-context.ts'
import { authorizeRequest } from './authorize-request.ts'

const jana: Caller = { personId: 'p-10000001', scope: 'donor', jti: 'j1', startedAt: NOW }

type Given = {
  readonly token?: 'required' | 'optional' | 'none'
  readonly verified?: Caller | 'token-missing' | 'token-expired' | 'token-invalid'
  readonly read?: Partial<ContractInput> | Exclude<ReturnType<ReadInput>, ContractInput>
  readonly files?: readonly UploadedFile[]
}

/** Authorizes a call to a donor operation with a valid token of Jana and returns the result. */
function admitted({ token = 'required', verified = jana, read = {}, files = [] }: Given = {}) {
  const seen: unknown[] = []
  const world = { id: 'blue' }
  const headers = { authorization: 'x.y.z', host: 'provider.test:8080', origin: 'https://portal.test' }
  const call: unknown = {
    kernel: {
      tokens: {
        verify: (...args: unknown[]) => {
          seen.push(args)
          return verified
        },
      },
      cors: makeCors(['https://portal.test']),
      portalOrigin: undefined,
      allowedHosts: ['provider.test'],
      bodySecret: 'secret',
    },
    operation: { token, scopes: new Set(['donor', 'admin']) },
    request: { headers, raw: { headers, socket: {} }, ip: '10.0.0.1', protocol: 'http' },
    world,
    at: NOW,
  }
  const given = 'error' in read ? read : { path: {}, query: {}, header: {}, body: undefined, ...read }
  return { outcome: authorizeRequest(call as RequestContext, () => given, files), seen, world }
}

const refusedAs = (given: Given) => {
  const { outcome } = admitted(given)
  return 'refused' in outcome ? outcome.refused : undefined
}

test('an authorized call passes only the declared parameters to the operation', () => {
  const files = [{ index: 0 } as unknown as UploadedFile]
  const header = { lang: 'en', uid: 'p-10000001', 'Idempotency-Key': 'one-intent-1' }
  const read = { path: { id: '7' }, query: { page: 2 }, header, body: { a: 1 } }
  const { outcome, seen, world } = admitted({ read, files })
  expect(outcome).toEqual({
    input: {
      params: { id: '7' },
      query: { page: 2 },
      body: { a: 1 },
      headers: { lang: 'en', uid: 'p-10000001', accessKey: '', idempotencyKey: 'one-intent-1' },
      origin: 'http://provider.test:8080',
      portal: 'https://portal.test',
      address: hashAddress('secret', '10.0.0.1'),
      caller: jana,
      files,
    },
  })
  expect(seen).toEqual([[world, 'x.y.z', NOW]])
})

test.each([
  ['no header', {}, 'cs'],
  ['Czech', { lang: 'cs' }, 'cs'],
  ['a third one', { lang: 'de' }, 'cs'],
  ['English', { lang: 'en' }, 'en'],
])('the language is Czech unless English is requested: %s', (_, header, lang) =>
  expect(admitted({ read: { header } }).outcome).toMatchObject({
    input: { headers: { lang, uid: '', idempotencyKey: undefined } },
  }),
)

describe('a request that violates the contract is refused first', () => {
  test('with the names of the invalid fields', () =>
    expect(
      refusedAs({ read: { error: 'bad-request', fields: { rating: 'required' } }, verified: 'token-invalid' }),
    ).toEqual({
      status: 400,
      code: 400,
      error: 'bad-request',
      body: '{"error_code":400,"error":"bad-request","fields":{"rating":"required"}}',
      rule: 'contract: request',
      applied: [],
    }))

  test('without field names where none is known', () =>
    expect(refusedAs({ read: { error: 'bad-request' } })?.body).toBe('{"error_code":400,"error":"bad-request"}'))
})

describe('a token', () => {
  test.each([
    ['that is valid identifies the caller', 'required', jana, jana],
    ['that is valid identifies the caller where it is optional', 'optional', jana, jana],
    ['may be missing where it is optional', 'optional', 'token-missing', null],
    ['is ignored where the contract does not name it', 'none', 'token-invalid', null],
  ] as const)('%s', (_, token, verified, caller) => {
    const { outcome, seen } = admitted({ token, verified })
    expect(outcome).toMatchObject({ input: { caller } })
    expect(seen).toHaveLength(token === 'none' ? 0 : 1)
  })

  test.each([
    ['required', 'token-missing'],
    ['required', 'token-expired'],
    ['required', 'token-invalid'],
    ['optional', 'token-expired'],
    ['optional', 'token-invalid'],
  ] as const)('that is %s is refused: %s', (token, verified) =>
    expect(refusedAs({ token, verified })).toMatchObject({ code: 401, error: verified, rule: 'contract: security' }),
  )
})

describe('a caller', () => {
  const refusal = (code: number, error: string, rule: string) => ({ status: code, code, error, rule })

  test('with a scope that the contract does not list is refused before the uid is checked', () =>
    expect(
      refusedAs({ verified: { ...jana, scope: 'recipient' }, read: { header: { uid: 'p-10000002' } } }),
    ).toMatchObject(refusal(403, 'scope-forbidden', 'contract: x-scopes')))

  test.each([
    ['of another person in the header', { header: { uid: 'p-10000002' } }],
    ['of another person in the query', { query: { uid: 'p-10000002' } }],
    ['of another person in one of both', { header: { uid: 'p-10000001' }, query: { uid: 'p-10000002' } }],
  ])('under a uid %s is refused', (_, read) =>
    expect(refusedAs({ read })).toMatchObject(refusal(403, 'uid-mismatch', 'contract: uid')),
  )

  test.each([
    ['the caller’s own uid', { header: { uid: 'p-10000001' }, query: { uid: 'p-10000001' } }],
    ['an empty uid', { header: { uid: '' }, query: { uid: '' } }],
    ['none', {}],
  ])('under %s is accepted', (_, read) => expect(refusedAs({ read })).toBeUndefined())

  test('without a token is accepted with any uid', () =>
    expect(refusedAs({ token: 'none', read: { header: { uid: 'p-10000002' } } })).toBeUndefined())
})
