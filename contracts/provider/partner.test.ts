import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operationOf, readContract, requestedOperations } from '../contract.ts'
import { readPacts } from '../pact-file.ts'
import type { BackendAnswer } from '../partner/answers.ts'
import { withErrors } from '../partner/seeded-faults.ts'
import { type AnswerFault, startPartner } from '../partner/server.ts'
import { runHere } from '../run-command.ts'
import { withOffsets } from '../twin/seeded-faults/reformat-answer.ts'
import type { VerificationReport } from './reports/verification-report.ts'
import { verifyCommand } from './verify.ts'

const BUILT = 'login,nps,value-store,user-profile'
/** The least number of generated calls to these operations. */
const GENERATED = 30
const PORTAL = 'https://portal.example.com'
const contract = readContract()
const recorded = readPacts(`${import.meta.dirname}/../pacts`).flatMap(({ interactions }) => interactions)
/** Counts the calls in the pacts, of all operations or of these. */
const countCalls = (operations?: string): number => {
  const requested = requestedOperations(contract, operations)
  return recorded.filter((call) => requested?.has(operationOf(contract, call).id) ?? true).length
}
const verify = (api: string, states: string, ...more: string[]) =>
  runHere(verifyCommand, ['--provider', api, '--states', states, ...more])

/** Verifies the example backend, with a fault in its answers. */
async function verifyPartner(fault: AnswerFault | undefined, options = '') {
  const partner = await startPartner(0, fault)
  const result = await verify(partner.api, partner.states, ...options.split(' ').filter((one) => one !== ''))
  await partner.close()
  return result
}

test('a backend written from the contract alone passes for its operations, and the others are not called', async () => {
  const partner = await startPartner(0, undefined, PORTAL)
  const { code, output } = await verify(partner.api, partner.states, '--operations', BUILT, '--origin', PORTAL)
  await partner.close()
  expect(output).toContain(`Not requested: ${countCalls() - countCalls(BUILT)} calls of other operations.\n`)
  const [, passed] = /\n(\d+) passed, 0 failed\n/.exec(output) ?? []
  expect(Number(passed)).toBeGreaterThan(countCalls(BUILT) + GENERATED)
  expect(code).toBe(0)
})

test('a backend whose instants have an offset and no fractions of a second passes', async () => {
  const { output } = await verifyPartner(
    (_operation, answer) => ({
      ...answer,
      body: JSON.parse(withOffsets(JSON.stringify(answer.body))),
    }),
    `--operations ${BUILT} --recorded-only`,
  )
  expect(output).toContain(`\n${countCalls(BUILT)} passed, 0 failed\n`)
})

test('three errors of a backend are three readable findings', async () => {
  const { code, output, errors } = await verifyPartner(withErrors, `--operations ${BUILT} --shuffle 1 --recorded-only`)
  expect(output).toBe(`Operation                                 not built    failing    passing
logIn (POST /login)                               -          3          6
saveNps (POST /nps)                               -          1         12
getUserProfile (GET /userProfile)                 -          -          8
getNps (GET /nps)                                 -          -         12
getValueStore (GET /valueStore/{keys})            -          -          6

1. A body without error_code, by HTTP 401: 1 operation, 1 call
   in        logIn
   example   sign in with a wrong password, given the default scenario
   expected  HTTP 200 with error_code 401 and error "wrong-credentials"
   received  HTTP 401 with a body without error_code
   contract  generated/provider.yaml#/components/schemas/WrongCredentials/properties/error; rules 4.9, 4.10, 16.5 (docs/rules.md)
   to do     Put error_code into the body of every answer: clients read it and never look at the HTTP status.

2. response.personId is missing: 1 operation, 2 calls
   in        logIn
   example   sign in by angel number, given the default scenario
   expected  the field response.personId
   received  an answer without it
   contract  generated/provider.yaml#/components/schemas/LoginAnswer/properties/personId; rules 4.9, 4.10, 16.5 (docs/rules.md)
   to do     Add response.personId to the answer; the contract requires it.

3. lockedUntil is missing: 1 operation, 1 call
   in        saveNps
   example   rate again too early, given a donor who voted 20 seconds ago
   expected  the field lockedUntil
   received  an answer without it
   contract  generated/provider.yaml#/components/schemas/VoteLocked/properties/lockedUntil; rules 9.1, 9.2, 16.10 (docs/rules.md)
   to do     Add lockedUntil to the answer; the contract requires it.

3 findings.
Not requested: ${countCalls() - countCalls(BUILT)} calls of other operations.
CORS is not verified: --origin names the origin of the portal's pages (docs/cors.md).
Order and generated calls: --shuffle 1
${countCalls(BUILT) - 4} passed, 4 failed
`)
  expect(errors).toBe('')
  expect(code).toBe(1)
})

test.each<[fault: string, seeded: AnswerFault, operations: string, title: string, remedy: string]>([
  [
    'answers with the name of another person',
    (_operation, answer) => withProfile(answer, { displayName: 'Eliška Nová' }),
    'login,user-profile',
    'response.profile.displayName is of another person: 2 operations, ',
    'Read the person from the token',
  ],
  [
    'never locks a login',
    (operation, answer) => (operation === 'logIn' && answer.body.error === 'account-locked' ? WRONG : answer),
    'login',
    'The right password after 6 wrong ones: 1 operation, 1 call',
    'refuse every further one with 423 account-locked after 6 (rule 4.11)',
  ],
  [
    'labels its JSON as HTML',
    (_operation, answer) => ({ ...answer, headers: { 'Content-Type': 'text/html' } }),
    'nps',
    'The body has another type: 2 operations, ',
    'Send every answer with Content-Type: application/json',
  ],
  [
    'leaves out an optional field that the state has data for',
    (_operation, answer) => withProfile(answer, {}, ['Giving']),
    'user-profile',
    'response.profile_full.Giving is missing: 1 operation, 1 call',
    'the contract allows its absence where there is nothing, but this provider state has such data.',
  ],
])('a backend that %s is reported with the remedy', async (_fault, seeded, operations, title, remedy) => {
  const { output } = await verifyPartner(seeded, `--operations ${operations} --verbose`)
  expect(output).toContain(title)
  expect(output).toContain(remedy)
})

const WRONG = { status: 200, body: { error_code: 401, error: 'wrong-credentials' } }

function withProfile(answer: BackendAnswer, changed: object, without: string[] = []): BackendAnswer {
  const response = answer.body.response as { profile?: object; profile_full?: Record<string, unknown> } | undefined
  if (response?.profile === undefined) return answer
  const full = Object.entries(response.profile_full ?? {}).filter(([name]) => !without.includes(name))
  const profile = { ...response.profile, ...changed }
  return {
    ...answer,
    body: { ...answer.body, response: { ...response, profile, profile_full: Object.fromEntries(full) } },
  }
}

test('a backend that stops during the run is one finding for all further calls', async () => {
  const partner = await startPartner(0, (operation, answer) => {
    if (operation === 'getValueStore') void partner.close()
    return answer
  })
  const { output } = await verify(partner.api, partner.states, '--operations', BUILT, '--verbose')
  expect(output).toContain('received  none: your state address has stopped answering, so this call was not made')
  expect(output).not.toContain('A provider state cannot be set up')
})

test('--json prints the findings as JSON for CI', async () => {
  const partner = await startPartner(0, withErrors)
  const { code, output } = await verify(
    partner.api,
    partner.states,
    '--operations',
    'saveNps',
    '--json',
    '--recorded-only',
  )
  const report = JSON.parse(output) as VerificationReport
  expect(report).toMatchObject({
    passed: countCalls('saveNps') - 1,
    failed: 1,
    operations: [{ operation: 'saveNps', call: 'POST /nps', status: 'failing' }],
  })
  expect(report.findings).toMatchObject([
    {
      operations: ['saveNps'],
      calls: [{ operation: 'saveNps', interaction: 'rate again too early', given: 'a donor who voted 20 seconds ago' }],
    },
  ])
  expect(code).toBe(1)
})

test('the first run without --operations counts only built operations as passed, and fits a screen', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'verify-'))
  const [junit, html] = [join(folder.path, 'junit.xml'), join(folder.path, 'report.html')]
  const { code, output } = await verifyPartner(undefined, `--junit ${junit} --html ${html}`)
  const built = countCalls(BUILT)
  const [counts = '', passed] = /\n(\d+) passed, 0 failed, \d+ not built(?:, \d+ no state)?\n$/.exec(output) ?? []
  expect(Number(passed)).toBeGreaterThan(built + GENERATED)
  const others = [...counts.matchAll(/(\d+) (?:not built|no state)/g)].map(([, count]) => Number(count))
  expect(others.reduce((sum, count) => sum + count, 0)).toBe(countCalls() - built)
  expect(output.split('\n').length).toBeLessThanOrEqual(46)
  expect(output).not.toMatch(/\bat .*\.[jt]s:\d+/)
  expect(readFileSync(junit, 'utf8').match(/<testcase /g)?.length).toBe(countCalls() + Number(passed) - built)
  expect(readFileSync(html, 'utf8')).toContain(counts.trim())
  expect(code).toBe(1)
})

test('a token that the portal cannot use is a finding, even if the backend accepts it', async () => {
  const { code, output } = await verifyPartner((operation, { status, body }) => {
    const response = body.response as { token?: string; expire?: string } | undefined
    if (operation === 'logIn' && response?.expire) response.expire = '2030-01-01T00:00:00.000Z'
    return { status, body }
  }, '--operations logIn')
  expect(output).toContain('1. The exp of the token is not expire: 1 operation, 2 calls\n')
  expect(code).toBe(1)
})

test.each([
  ['only at times, as by rounding, passes', 2, 0],
  ['always is a finding', 1, 1],
])('a lock that is a second longer %s', async (_what, every, want) => {
  let locks = 0
  const { code, output } = await verifyPartner((_operation, { status, body }) => {
    const { error, lockedUntil } = body as { error?: string; lockedUntil?: string }
    if (error !== 'vote-locked' || lockedUntil === undefined) return { status, body }
    locks += 1
    const later = new Date(Date.parse(lockedUntil) + (locks % every === 0 ? 1_000 : 0)).toISOString()
    return { status, body: { ...body, lockedUntil: later } }
  }, '--operations saveNps')
  expect(output).toContain(want === 0 ? ', 0 failed' : 'A second vote at once: 1 operation')
  expect(code).toBe(want)
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
    'an unknown operation',
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
])('%s is reported in one line with exit code 2', async (_name, args, expected) => {
  const { code, output, errors } = await runHere(verifyCommand, args)
  expect(errors).toContain(expected)
  expect(errors + output).not.toMatch(/\n\s+at /)
  expect(code).toBe(2)
})

test('fields that no call of the portal reads must match the contract as well', async () => {
  const { code, output } = await verifyPartner((operation, answer) => {
    const profile = (answer.body.response as { profile?: object } | undefined)?.profile
    if (operation === 'getUserProfile' && profile) Object.assign(profile, { email: 42 })
    return answer
  }, '--operations getUserProfile')
  expect(output).toContain(`   expected  response.profile.email as text or null
   received  42
   contract  generated/provider.yaml#/components/schemas/Profile/properties/email;`)
  expect(output).toContain('\n1 finding.\n')
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

test('an answer that ignores the contract outside of the pacts is a finding of the generated calls', async () => {
  const { code, output } = await verifyPartner(
    (operation, { status, body }) =>
      operation === 'saveNps' && body.error === 'bad-request'
        ? { status: 200, body: { error_code: 200 } }
        : { status, body },
    `--operations saveNps --origin ${PORTAL} --verbose`,
  )
  expect(output).toContain('A body that breaks the schema: 1 operation, ')
  expect(output).toContain('The preflight of a browser is refused: 1 operation, 1 call\n')
  expect(output).toContain('Examples for nginx and Express are in docs/cors.md.')
  expect(code).toBe(1)
})

test('--help shows the usage with examples', async () => {
  const { code, output } = await runHere(verifyCommand, ['--help'])
  expect(output).toContain('Examples:\n  npm run contracts:verify -- --provider http')
  expect(code).toBe(0)
})
