import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runHere } from '../run-command.ts'
import { readContract } from './contract.ts'
import { formatCatalogue, readCatalogue } from './state-catalogue.ts'
import { verifyCommand } from './verify.ts'

const catalogue = readCatalogue(readContract())

test('contracts/provider-states.md is what the pacts and the definitions say: npm run test:contracts -- --record', () => {
  const file = `${import.meta.dirname}/../provider-states.md`
  expect(readFileSync(file, 'utf8')).toBe(formatCatalogue(catalogue))
})

test('every state of the pacts says what data it needs', () => {
  expect(catalogue.filter(({ needs }) => needs === '').map(({ state }) => state)).toEqual([])
})

test('an answer is held exactly only to codes, errors, null and what the pact means', () => {
  const texts = catalogue.flatMap(({ asserts }) => asserts.flatMap(({ values }) => Object.entries(values)))
  const literals = texts.flatMap(([path, value]) => (typeof value === 'string' && path !== 'error' ? [value] : []))
  expect(literals.filter((text) => /\d{4}-\d\d|^p-|^\d{4,}$|@/.test(text)).toSorted()).toEqual(REPEATED)
})

/** E-mails that the call itself sent. */
const REPEATED = ['jana.novakova@example.com', 'nova.jana@example.com', 'pekarna.nova@example.com']

test('--states without an address lists the states, as JSON and for one operation', async () => {
  const { code, output } = await runHere(verifyCommand, ['--states', '--json', '--operations', 'saveNps'])
  expect(code).toBe(0)
  expect(JSON.parse(output)).toContainEqual({
    state: 'a donor who voted 20 seconds ago',
    needs: 'A signed-in donor whose last vote is 20 seconds old.',
    returns: ['token', 'uid'],
    params: [],
    operations: ['saveNps'],
    asserts: [{ call: 'rate again too early', values: { error_code: 423, error: 'vote-locked' } }],
  })
})
