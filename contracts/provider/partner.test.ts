import { expect, test } from 'vitest'
import { readPacts } from '../pact-file.ts'
import { withErrors } from '../partner/seeded-faults.ts'
import { startPartner } from '../partner/server.ts'
import { runHere } from '../run-command.ts'
import { operationOf, readContract, requestedOperations } from './contract.ts'
import type { VerificationReport } from './verification-report.ts'
import { verifyCommand } from './verify.ts'

const BUILT = 'login,nps,value-store,user-profile'
const contract = readContract()
const recorded = readPacts(`${import.meta.dirname}/../pacts`).flatMap(({ interactions }) => interactions)
/** Counts the calls in the pacts, of all operations or of these. */
const countCalls = (operations?: string): number => {
  const asked = requestedOperations(contract, operations)
  return recorded.filter((call) => asked?.has(operationOf(contract, call).id) ?? true).length
}
const verify = (api: string, states: string, ...more: string[]) =>
  runHere(verifyCommand, ['--provider', api, '--states', states, ...more])

test('a backend written from the contract alone passes for its operations, and the others are not called', async () => {
  const partner = await startPartner()
  const { code, output } = await verify(partner.api, partner.states, '--operations', BUILT)
  await partner.close()
  expect(output).toContain(`Not asked: ${countCalls() - countCalls(BUILT)} calls of other operations.\n`)
  expect(output).toContain(`\n${countCalls(BUILT)} passed, 0 failed\n`)
  expect(code).toBe(0)
})

test('three errors of a backend are three readable findings', async () => {
  const partner = await startPartner(0, withErrors)
  const { api, states } = partner
  const { code, output, errors } = await verify(api, states, '--operations', BUILT, '--shuffle', '1')
  await partner.close()
  expect(output).toBe(`1. logIn (POST /login): Sign in as a donor or an administrator (2 times)
   situation  sign in by angel number, given the default scenario
              sign in by e-mail, given the default scenario
   expected   the field response.personId
   came       an answer without it
   contract   generated/provider.yaml#/components/schemas/LoginAnswer/properties/personId
   source     openapi/resources/login/paths.yaml; rules 4.9, 4.10, 16.5 (docs/rules.md)
   to do      Add response.personId to the answer; the contract marks what is required, and where null is allowed.

2. logIn (POST /login): Sign in as a donor or an administrator
   situation  sign in with a wrong password, given the default scenario
   expected   HTTP 200 with error_code 401 and error "wrong-credentials" in the body
   came       HTTP 401
   contract   generated/provider.yaml#/paths/~1login/post/responses/200
   expected   the field error_code
   came       an answer without it
   contract   generated/provider.yaml#/components/schemas/WrongCredentials/properties/error_code
   source     openapi/resources/login/paths.yaml; rules 4.9, 4.10, 16.5 (docs/rules.md)
   to do      HTTP 200 says that the operation ran, whatever it decided: a refusal by a rule stands in the body alone.
              Put error_code into the body: clients read it alone and never look at the HTTP status.

3. saveNps (POST /nps): Rate the foundation
   situation  rate again too early, given a donor who voted 20 seconds ago
   expected   the field lockedUntil
   came       an answer without it
   contract   generated/provider.yaml#/components/schemas/VoteLocked/properties/lockedUntil
   source     openapi/resources/nps/paths.yaml; rules 9.1, 9.2, 16.10 (docs/rules.md)
   to do      Add lockedUntil to the answer; the contract marks what is required, and where null is allowed.

3 things to mend.
Not asked: ${countCalls() - countCalls(BUILT)} calls of other operations.
Order of the calls: --shuffle 1
${countCalls(BUILT) - 4} passed, 4 failed
`)
  expect(errors).toBe('')
  expect(code).toBe(1)
})

test('--json prints the findings as JSON for CI', async () => {
  const partner = await startPartner(0, withErrors)
  const { code, output } = await verify(partner.api, partner.states, '--operations', 'saveNps', '--json')
  await partner.close()
  const report = JSON.parse(output) as VerificationReport
  expect(report).toMatchObject({
    passed: countCalls('saveNps') - 1,
    failed: 1,
    findings: [{ operation: 'saveNps', call: 'POST /nps' }],
  })
  expect(report.findings[0]?.situations).toEqual([
    { asked: 'rate again too early', given: 'a donor who voted 20 seconds ago' },
  ])
  expect(code).toBe(1)
})

test('a missing operation and an unknown provider state are one finding each', async () => {
  const partner = await startPartner()
  const { code, output } = await verify(partner.api, partner.states, '--operations', 'logInRecipient')
  await partner.close()
  expect(output).toContain('came       HTTP 404, as if it were not there')
  expect(output).toContain('expected   the situation "')
  expect(output).not.toMatch(/\bat .*\.[jt]s:\d+/)
  expect(code).toBe(1)
})

test('an unreachable backend is reported in one line with exit code 2', async () => {
  const { api, states, close } = await startPartner()
  await close()
  const { code, errors } = await verify(api, states)
  expect(errors).toBe(
    `Your backend does not answer at ${api}: nothing listens there: is it running, and is the port right?\n`,
  )
  expect(code).toBe(2)
})

test.each([
  [
    'an operation that nobody knows',
    ['--provider', 'x', '--states', 'x', '--operations', 'nope'],
    'No operation or tag of the contract: nope',
  ],
  ['no address', [], 'Usage: npm run contracts:verify'],
  ['no state address', ['--provider', 'x'], '--states is missing: the address of your provider states.'],
  [
    'an order that is no number',
    ['--provider', 'x', '--states', 'x', '--shuffle', 'abc'],
    '--shuffle takes the whole number that a run printed; "abc" is none.',
  ],
  ['an option that there is not', ['--color'], 'Usage: npm run contracts:verify'],
])('%s is reported in one line with exit code 2', async (_name, args, words) => {
  const { code, output, errors } = await runHere(verifyCommand, args)
  expect(errors).toContain(words)
  expect(errors + output).not.toMatch(/\n\s+at /)
  expect(code).toBe(2)
})

test('fields that no call of the portal reads must match the contract as well', async () => {
  const partner = await startPartner(0, (operation, answer) => {
    const profile = (answer.body.response as { profile?: object } | undefined)?.profile
    if (operation === 'getUserProfile' && profile) Object.assign(profile, { email: 42 })
    return answer
  })
  const { code, output } = await verify(partner.api, partner.states, '--operations', 'getUserProfile')
  await partner.close()
  expect(output).toContain(`   expected   response.profile.email as text or null
   came       42
   contract   generated/provider.yaml#/components/schemas/Profile/properties/email
`)
  expect(output).toContain('1 thing to mend.')
  expect(code).toBe(1)
})

test('an address where no provider state can be set up is reported once, before any call is verified', async () => {
  const partner = await startPartner()
  const { code, output, errors } = await verify(partner.api, `${partner.states}/`, '--operations', BUILT)
  await partner.close()
  expect(errors).toMatch(
    /^Not a single state could be set up at .*\/pact-states\/: none of \d+ sentences\. The state "/,
  )
  expect(errors).toContain('HTTP 404')
  expect(output).toBe('')
  expect(code).toBe(2)
})

test('--help shows the usage with examples', async () => {
  const { code, output } = await runHere(verifyCommand, ['--help'])
  expect(output).toContain('Examples:\n  npm run contracts:verify -- --provider http')
  expect(code).toBe(0)
})
