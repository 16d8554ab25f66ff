import { expect, test } from 'vitest'
import { type Node, readContract } from '../contract.ts'
import { checkToken, findTokens, type TokenProblem } from './access-token.ts'

const NOW = Date.parse('2026-11-10T09:00:00.500Z')
const END = Date.parse('2026-11-10T10:00:00.000Z') / 1000
const EXPIRE = '2026-11-10T10:00:00.000Z'
const part = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url')
const jwt = (claims: unknown) => `${part({ alg: 'HS256' })}.${part(claims)}.c2lnbmF0dXJl`

test.each<[what: string, problem: TokenProblem, token: unknown, expire?: string]>([
  ['an opaque token', 'opaque', 'a1b2c3d4e5f6a1b2c3d4e5f6'],
  ['three parts that are not JSON', 'opaque', 'aaaaaaaa.bbbbbbbb.cccccccc'],
  ['two parts', 'opaque', jwt({ exp: END }).split('.').slice(0, 2).join('.')],
  ['a scheme before the token', 'opaque', `Bearer ${jwt({ exp: END })}`],
  ['no token', 'opaque', null],
  ['a JWT without exp', 'no-exp', jwt({ sub: 'p-1' })],
  ['exp as text', 'no-exp', jwt({ exp: String(END) })],
  ['exp in milliseconds', 'milliseconds', jwt({ exp: END * 1000 })],
  ['exp in the past', 'past', jwt({ exp: NOW / 1000 - 1 })],
  ['exp at this second', 'past', jwt({ exp: Math.floor(NOW / 1000) })],
  ['another moment in expire', 'not-expire', jwt({ exp: END }), '2026-11-10T10:00:01.000Z'],
])('%s is the defect %s', (_what, problem, token, expire = EXPIRE) => {
  expect(checkToken(token, NOW, expire)?.problem).toBe(problem)
})

test('a JWT that ends in the second of expire has no defect, whatever its other claims', () => {
  const token = jwt({ exp: END, iss: 'https://id.example.com', roles: ['donor'] })
  expect(checkToken(token, NOW, EXPIRE)).toBeUndefined()
  expect(checkToken(token, NOW, '2026-11-10T10:00:00.999Z')).toBeUndefined()
  expect(checkToken(token)).toBeUndefined()
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
