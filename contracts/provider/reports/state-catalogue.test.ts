import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContract } from '../../contract.ts'
import { runHere } from '../../run-command.ts'
import { verifyCommand } from '../verify.ts'
import { formatCatalogue } from './format-catalogue.ts'
import { type Catalogue, readCatalogue } from './state-catalogue.ts'

const catalogue = readCatalogue(readContract())

test('contracts/provider-states.md is what the pacts and the definitions say: npm run test:contracts -- --record', () => {
  const file = `${import.meta.dirname}/../../provider-states.md`
  expect(readFileSync(file, 'utf8')).toBe(formatCatalogue(catalogue))
})

test('every state of the pacts says what data it needs', () => {
  expect(catalogue.states.filter(({ needs }) => needs === '').map(({ state }) => state)).toEqual([])
})

test('every provider state of the mock is one of a pact, which verifies it', () => {
  const file = `${import.meta.dirname}/../../../generated/provider-states.json`
  const { states } = JSON.parse(readFileSync(file, 'utf8')) as { states: object }
  expect(catalogue.states.map(({ state }) => state).toSorted()).toEqual(Object.keys(states).toSorted())
})

test('an answer is held exactly only to codes, errors, null and what the pact means', () => {
  const texts = catalogue.states.flatMap(({ asserts }) => asserts.flatMap(({ values }) => Object.entries(values)))
  const literals = texts.flatMap(([path, value]) => (typeof value === 'string' && path !== 'error' ? [value] : []))
  expect(literals.filter((text) => /\d{4}-\d\d|^p-|^\d{4,}$|@/.test(text)).toSorted()).toEqual(REPEATED)
})

/** E-mails that the call itself sent, and the account number that the needs of a state name. */
const REPEATED = [
  '2000145399',
  '2000145399',
  'jana.novakova@example.com',
  'nova.jana@example.com',
  'pekarna.nova@example.com',
]

test('a state lists `params.as` only if it makes a difference', () => {
  const rolesIn = (name: string) => catalogue.states.find(({ state }) => state === name)?.params.map(({ as }) => as)
  expect(rolesIn('a signed-in donor')).toEqual([])
  expect(rolesIn('an expired token')).toEqual(['admin', 'oou', 'recipient'])
})

test('--states without an address lists the states and people of one operation as JSON', async () => {
  const { code, output } = await runHere(verifyCommand, ['--states', '--json', '--operations', 'saveNps'])
  expect(code).toBe(0)
  const { states, people } = JSON.parse(output) as Catalogue
  expect(states).toContainEqual({
    state: 'a donor who voted 20 seconds ago',
    needs: 'A signed-in donor whose last vote is 20 seconds old.',
    caller: '10000001',
    returns: ['token', 'uid'],
    params: [],
    operations: ['saveNps'],
    asserts: [{ call: 'rate again too early', values: { error_code: 423, error: 'vote-locked' } }],
  })
  expect(new Set(states.flatMap(({ operations }) => operations))).toEqual(new Set(['saveNps']))
  expect(people.map(({ login }) => login)).toEqual(['10000001', '10000002', '2000001'])
})

test('the list as text names the people, and the params that a call sends together', async () => {
  const { output } = await runHere(verifyCommand, ['--states', '--operations', 'login,nps'])
  expect(output).toMatch(/^\| 10000008 \| Tereza Horáková, .*`lockedAngelNumber: "10000008"`.*6 wrong passwords/m)
  expect(output).toContain('  - `key: "pact-rating-0001"`, `operationId: "saveNps"`')
  expect(output).not.toContain('saveAvatar')
})
