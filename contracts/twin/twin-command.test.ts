import { expect, test } from 'vitest'
import { withErrors } from '../partner/seeded-faults.ts'
import { startPartner } from '../partner/server.ts'
import { runCommand, runHere } from '../run-command.ts'
import { readTarget } from '../target.ts'
import { twinCommand } from './twin.ts'
import type { TwinReport } from './twin-report.ts'

const BUILT = 'login,nps,value-store,user-profile'
const twin = (...args: string[]) => runHere(twinCommand, ['--mock', readTarget().origin, ...args])

async function twinOfPartner(operations: string) {
  const partner = await startPartner()
  const more = ['--operations', operations, '--json']
  const result = await twin('--provider', partner.api, '--states', partner.states, ...more)
  await partner.close()
  return result
}

test('a backend with its own data and clock is compared by the operations that it has', async () => {
  const { code, output } = await twinOfPartner(BUILT)
  const { findings, skipped, counted, notRequested, plays } = JSON.parse(output) as TwinReport
  expect(findings).toEqual([])
  expect(skipped.map(({ play }) => play)).toContain('a rating and its lock')
  expect(plays).toBeGreaterThan(0)
  expect(notRequested).toBeGreaterThan(0)
  expect(counted.ownData).toBeGreaterThan(0)
  expect(code).toBe(0)
})

test('a scenario is played for the operations that are requested, without its calls of the others', async () => {
  const { output } = await twinOfPartner('saveNps')
  const { findings, scenarios, plays, calls } = JSON.parse(output) as TwinReport
  expect(findings).toEqual([])
  expect(scenarios).toBeGreaterThan(0)
  expect(calls).toBeGreaterThan(plays)
})

test('an example backend with three seeded errors has three readable findings without personal data', async () => {
  const partner = await startPartner(0, withErrors)
  const sides = ['--mock', readTarget().origin, '--provider', partner.api, '--states', partner.states]
  // In a separate process, as a partner runs it.
  const { code, output, errors } = await runCommand('twin/twin.ts', [...sides, '--operations', BUILT, '--shuffle', '1'])
  await partner.close()
  expect(output.match(/^\d+\. .*: 1 operation/gm)).toEqual([
    '1. A body without error_code, by HTTP 401: 1 operation',
    '2. response.personId is missing: 1 operation',
    '3. lockedUntil is missing: 1 operation',
  ])
  expect(output).toContain(`   expected  HTTP 200 with error_code 401 and error "wrong-credentials"
   received  HTTP 401 with a body without error_code
   contract  generated/provider.yaml#/components/schemas/WrongCredentials/properties/error; rules 4.9, 4.10, 16.5 (docs/rules.md)
   to do     Put error_code into the body of every answer: clients read it and never look at the HTTP status.
`)
  expect(output).toContain(`   calls     saveNps: a rating and its lock: step 4, POST /nps, given a donor who may vote
             saveNps: rate again too early, given a donor who voted 20 seconds ago
   expected  the field lockedUntil
   received  an answer without it
   contract  generated/provider.yaml#/components/schemas/VoteLocked/properties/lockedUntil;`)
  expect(output).toMatch(
    /^Skipped from there on: a rating and its lock: needs the control plane: moving the clock by PT59S$/m,
  )
  expect(output).toMatch(/^Counted only: \d+ plays of other operations, not requested\.$/m)
  expect(output).not.toContain('jana@example.com')
  expect(errors).toBe('')
  expect(code).toBe(1)
})

test.each([
  [
    'a provider that is not there',
    ['--provider', 'http://127.0.0.1:9/api', '--states', 'http://127.0.0.1:9/s'],
    'The provider does not answer at http://127.0.0.1:9/api: ',
  ],
  ['no address', [], 'Usage: npm run twin'],
  [
    'a control plane without its path',
    ['--provider', readTarget().api, '--sandbox', readTarget().origin],
    `Not a single state could be set up at ${readTarget().origin}/provider-states: `,
  ],
  ['an order that is no number', ['--shuffle', 'abc'], '--shuffle takes the whole number'],
  [
    'a control plane and states together',
    ['--provider', 'x', '--states', 'x', '--sandbox', 'x'],
    'Usage: npm run twin',
  ],
  ['an unknown operation', ['--provider', 'x', '--states', 'x', '--operations', 'nope'], 'No operation or tag'],
])('%s is reported in a readable error with exit code 2', async (_name, args, message) => {
  const { code, output, errors } = await twin(...args)
  expect(errors).toContain(message)
  expect(errors + output).not.toMatch(/\n\s+at /)
  expect(code).toBe(2)
})
