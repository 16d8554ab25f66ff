import { expect, test } from 'vitest'
import { checkToken, findTokens, type TokenProblem } from './access-token.ts'
import { type Node, readContract } from './contract.ts'

const NOW = Date.parse('2026-11-10T09:00:00.500Z')
const END = Date.parse('2026-11-10T10:00:00.000Z') / 1000
const EXPIRE = '2026-11-10T10:00:00.000Z'
const part = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url')
const jwt = (claims: unknown) => `${part({ alg: 'HS256' })}.${part(claims)}.c2lnbmF0dXJl`

test.each<[what: string, token: unknown, problem: TokenProblem | undefined, expire?: string]>([
  ['a JWT that ends with expire', jwt({ exp: END }), undefined],
  ['expire in the same second', jwt({ exp: END }), undefined, '2026-11-10T10:00:00.999Z'],
  ['any other claims', jwt({ exp: END, iss: 'https://id.example.com', roles: ['donor'] }), undefined],
  ['an opaque token', 'a1b2c3d4e5f6a1b2c3d4e5f6', 'opaque'],
  ['three parts that are not JSON', 'aaaaaaaa.bbbbbbbb.cccccccc', 'opaque'],
  ['two parts', jwt({ exp: END }).split('.').slice(0, 2).join('.'), 'opaque'],
  ['a scheme before the token', `Bearer ${jwt({ exp: END })}`, 'opaque'],
  ['no token', null, 'opaque'],
  ['no exp', jwt({ sub: 'p-1' }), 'no-exp'],
  ['exp as text', jwt({ exp: String(END) }), 'no-exp'],
  ['exp in milliseconds', jwt({ exp: END * 1000 }), 'milliseconds'],
  ['exp in the past', jwt({ exp: NOW / 1000 - 1 }), 'past'],
  ['exp at this second', jwt({ exp: Math.floor(NOW / 1000) }), 'past'],
  ['another expire', jwt({ exp: END }), 'not-expire', '2026-11-10T10:00:01.000Z'],
])('%s: the defect of the token is %s', (_what, token, problem, expire = EXPIRE) => {
  expect(checkToken(token, NOW, expire)?.problem).toBe(problem)
})

test('a defect never shows the token', () => {
  const token = jwt({ sub: 'p-1' })
  expect(JSON.stringify(checkToken(token))).not.toContain(token.split('.')[1])
})

test('every token of an answer is found with its expire', () => {
  const session = { token: 'x', expire: EXPIRE }
  const body = { error_code: 200, response: { changedAt: EXPIRE, session, list: [{ token: 'y' }] } }
  expect(findTokens(body)).toEqual([
    { field: 'response.session.token', token: 'x', expire: EXPIRE },
    { field: 'response.list.0.token', token: 'y', expire: undefined },
  ])
})

test('the contract has one schema for a token in an answer, and its examples are usable tokens', () => {
  const { document } = readContract()
  const properties: unknown[] = []
  const examples: unknown[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { properties: own, examples: shown } = node as { properties?: Node; examples?: Record<string, Node> }
    if (own && 'token' in own) properties.push(own.token)
    if (shown && !Array.isArray(shown)) examples.push(...Object.values(shown).map((one) => one?.value))
    for (const child of Object.values(node)) visit(child)
  }
  visit(document.paths)
  visit(document.components)
  expect(properties).not.toEqual([])
  expect(new Set(properties.map((one) => JSON.stringify(one)))).toEqual(
    new Set(['{"$ref":"#/components/schemas/AccessToken"}']),
  )
  const tokens = examples.flatMap((example) => findTokens(example))
  expect(tokens).not.toEqual([])
  expect(tokens.map(({ token, expire }) => checkToken(token, undefined, expire)).filter(Boolean)).toEqual([])
})
