import { expect, test } from 'vitest'
import { type Interaction, readPacts } from '../pact-file.ts'
import { readContract } from './contract.ts'
import type { AnswerDifference } from './difference.ts'
import { findingsOf } from './findings.ts'
import { formatReport } from './verification-report.ts'

const contract = readContract()
const interactions = readPacts(`${import.meta.dirname}/../pacts`).flatMap((pact) => pact.interactions)
const ofOperation = (path: string) => interactions.filter(({ request }) => request.path === path)
const findings = (from: readonly Interaction[], differences: AnswerDifference[]) =>
  findingsOf(
    contract,
    from.map((interaction) => ({ interaction, differences })),
  )

test.each<[what: string, differences: AnswerDifference[], came: string]>([
  [
    "a proxy's page, whatever each call expected",
    [
      { kind: 'status', expected: 200, came: 502 },
      { kind: 'media-type', expected: 'application/json', came: 'text/html' },
      { kind: 'header', name: 'Content-Type', expected: 'application/json', came: 'text/html' },
    ],
    'HTTP 502 with a body of the type text/html',
  ],
  ['a failure inside', [{ kind: 'status', expected: 200, came: 500 }], 'HTTP 500'],
  ['a teardown that is not taken', [{ kind: 'ending', why: 'HTTP 404' }], 'to "action": "teardown" HTTP 404'],
  ['a state without a token', [{ kind: 'lack', names: ['token'] }], 'an answer without'],
])('%s is one finding of an operation, with how often it came', (_what, differences, came) => {
  const calls = ofOperation('/login')
  const found = findings(calls, differences)
  expect(found.map(({ differences: shown }) => shown.map((one) => one.came))).toEqual([[came]])
  const text = formatReport({ passed: 0, failed: calls.length, notAsked: 0, shuffle: 1, findings: found })
  expect(text).toContain(`Sign in as a donor or an administrator (${calls.length} times)\n`)
  expect(text).toContain(`and ${calls.length - 4} more\n`)
})

test('a header is reported as an example where the contract accepts any value of its kind', () => {
  const overloaded = ofOperation('/login').filter(({ response }) => response.status === 429)
  const [finding] = findings(overloaded, [{ kind: 'header', name: 'Retry-After', expected: '60', came: undefined }])
  expect(finding?.differences[0]?.expected).toBe('the header Retry-After, for example "60"')
})
