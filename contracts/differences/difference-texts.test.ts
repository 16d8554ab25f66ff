import { expect, test } from 'vitest'
import { readDifference } from '../provider/run/pact-mismatch.ts'
import type { ProviderAnswer } from './answer.ts'
import type { Difference } from './difference.ts'
import { describeDifference } from './difference-texts.ts'
import { withoutEchoes } from './without-echoes.ts'

type Reported = Partial<Parameters<typeof readDifference>[0]>

const body = (mismatch: string, path: string, expected: unknown, actual: unknown): Reported => ({
  type: 'BodyMismatch',
  mismatch,
  path,
  expected,
  actual,
})

/** What Pact reports, and the text that people read. */
const table: [name: string, given: Reported, expected: string, received: string][] = [
  [
    'an HTTP status',
    { type: 'StatusMismatch', expected: 200, actual: 423 },
    'HTTP 200',
    'HTTP 423, the body as expected',
  ],
  [
    'a header that is missing',
    { type: 'HeaderMismatch', key: 'Retry-After', expected: '"60"', actual: '', mismatch: 'but was missing' },
    'the header Retry-After "60"',
    'no header Retry-After',
  ],
  [
    'a header of another form',
    {
      type: 'HeaderMismatch',
      key: 'Retry-After',
      expected: '60',
      actual: 'soon',
      mismatch: "Mismatch with header 'Retry-After': Expected 'soon' to match '^[0-9]+$'",
    },
    'the header Retry-After of the form ^[0-9]+$, for example "60"',
    'Retry-After: soon',
  ],
  [
    'a whole number with decimals',
    body("Expected '500.0' (Decimal) to be an integer", '$.response.amount', '300', '500.0'),
    'response.amount as 500',
    '500.0',
  ],
  [
    'a date-time without a time zone',
    body(
      "Expected '2026-11-10T09:00:00' to match '^x$'",
      '$.response.expire',
      '"2026-11-10T09:00:00Z"',
      '"2026-11-10T09:00:00"',
    ),
    'response.expire with Z or an offset (RFC 3339), for example 2026-11-10T09:00:00Z or 2026-11-10T10:00:00+01:00',
    '"2026-11-10T09:00:00"',
  ],
  [
    "a proxy's page",
    { type: 'BodyTypeMismatch', expected: 'application/json', actual: 'text/html' },
    'a body of the type application/json',
    'one of the type text/html',
  ],
  [
    'two missing fields',
    body('Actual map is missing the following keys: token, expire', '$.response', '[]', '[]'),
    'the fields response.token, response.expire',
    'an answer without them',
  ],
  [
    'a value of another type',
    body("Expected 1 (Integer) to be equal to 'donor' (String)", '$.response.scope', '"donor"', '1'),
    'response.scope as text, for example "donor"',
    'a number: 1',
  ],
  [
    'null where there is an object',
    body('Type mismatch: Expected null (Null) to be the same type as {}', '$.response', '{"a":1}', ''),
    'response as an object, for example {"a":1}',
    'null',
  ],
  [
    'a value of another form',
    body(
      "Expected 'tomorrow' to match a timestamp pattern of 'yyyy'",
      '$.lockedUntil',
      '"2026-11-10T09:00:40.000Z"',
      '"tomorrow"',
    ),
    'lockedUntil of the form a moment of ISO 8601, as 2026-11-10T09:00:00.000Z, for example "2026-11-10T09:00:40.000Z"',
    '"tomorrow"',
  ],
  [
    'another error',
    body("Expected 'locked' (String) to be equal to 'vote-locked' (String)", '$.error', '"vote-locked"', '"locked"'),
    'error "vote-locked"',
    '"locked"',
  ],
  [
    'an empty list',
    body('Expected [] (size 0) to have minimum size of 1', '$.response.Documents', '["{}"]', '[]'),
    'at least 1 in response.Documents',
    '0',
  ],
  [
    'a body cut short',
    body("Failed to parse the actual body: 'EOF'", '$', '{}', '{'),
    'a JSON body',
    'a body that is not JSON or ends too early',
  ],
  [
    'no body',
    body('Expected body Present(9 bytes) but was empty', '/', '{}', null),
    'a JSON body with error_code',
    'an empty body',
  ],
]

test.each(table)('%s is described in a readable text', (_name, given, expected, received) => {
  const difference = readDifference({ type: '', mismatch: '', path: '', key: '', ...given })
  expect(describeDifference(difference)).toMatchObject({
    expected,
    received,
    advice: expect.stringMatching(/^[A-Z].+\.$/),
  })
})

test('a token of a backend is never shown', () => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJwLWphbmEifQ.c2lnbmF0dXJl'
  const { received } = describeDifference({ kind: 'value', place: 'response.token', expected: 'x', received: token })
  expect(received).toBe('a token (not shown)')
})

const json = (status: number, body: object): ProviderAnswer => ({
  status,
  mediaType: 'application/json',
  body: JSON.stringify(body),
})
const expectedSuccess = { status: 200, body: { content: { error_code: 200, response: {} } } }
const expectedLock = { status: 200, body: { content: { error_code: 423, error: 'vote-locked' } } }
const status = (received: number): Difference => ({ kind: 'status', expected: 200, received })

test('the expected envelope with another HTTP status is a wrong status', () => {
  expect(withoutEchoes([status(404)], expectedLock, json(404, expectedLock.body.content))).toEqual([status(404)])
  expect(withoutEchoes([status(503)], expectedLock, json(503, expectedLock.body.content))).toEqual([status(503)])
})

test('another outcome is one difference, whatever follows from it', () => {
  const code: Difference = { kind: 'value', place: 'error_code', expected: 200, received: 403 }
  const field: Difference = { kind: 'missing', place: '', fields: ['response'] }
  const refusal = { error_code: 403, error: 'uid-mismatch' }
  expect(withoutEchoes([field, code, status(403)], expectedSuccess, json(403, refusal))).toEqual([
    {
      kind: 'outcome',
      expected: { status: 200, code: 200, error: undefined },
      received: { status: 403, code: 403, error: 'uid-mismatch' },
    },
  ])
})

test('error_code as text is a wrong type, not a body without error_code', () => {
  const type: Difference = { kind: 'type', place: 'error_code', expected: 200, received: '200' }
  expect(withoutEchoes([type], expectedSuccess, json(200, { error_code: '200' }))).toEqual([type])
})

test('another error with the expected error_code is another outcome', () => {
  const error: Difference = { kind: 'value', place: 'error', expected: 'vote-locked', received: 'locked' }
  expect(withoutEchoes([error], expectedLock, json(200, { error_code: 423, error: 'locked' }))).toMatchObject([
    { kind: 'outcome', expected: { error: 'vote-locked' }, received: { error: 'locked' } },
  ])
})

test('a body without error_code is one difference', () => {
  const missing: Difference = { kind: 'missing', place: '', fields: ['error_code'] }
  expect(withoutEchoes([missing, status(401)], expectedLock, json(401, { message: 'no' }))).toEqual([
    { kind: 'no-envelope', expected: { status: 200, code: 423, error: 'vote-locked' }, received: 401 },
  ])
})

test('an HTML page and a failure without an envelope are one difference', () => {
  const page: Difference = { kind: 'media-type', expected: 'application/json', received: 'text/html' }
  const type: Difference = {
    kind: 'header',
    name: 'Content-Type',
    expected: 'application/json',
    received: 'text/html',
  }
  const html: ProviderAnswer = { status: 502, mediaType: 'text/html', body: '<title>502</title><h1>Bad\n gateway</h1>' }
  expect(withoutEchoes([status(502), page, type], expectedSuccess, html)).toEqual([
    { kind: 'broken', received: 502, mediaType: 'text/html', text: 'Bad gateway' },
  ])
  const text: ProviderAnswer = { status: 200, mediaType: 'text/plain', body: 'ok' }
  expect(withoutEchoes([page, type], expectedSuccess, text)).toEqual([page])
})

const place = 'response.profile.displayName'

test.each<[what: string, difference: Difference, received: string]>([
  [
    'a name',
    { kind: 'value', place, expected: 'Jana Nováková', received: 'Skutečná Osoba' },
    'another text (14 characters, not shown)',
  ],
  [
    'a text instead of a number',
    { kind: 'type', place, expected: 1, received: 'Skutečná Osoba' },
    'text: another text (14 characters, not shown)',
  ],
  [
    'a text instead of a day',
    { kind: 'form', place, expected: '2026-11-10', received: '1. 4. 1985' },
    'another text (10 characters, not shown)',
  ],
  ['a day of birth', { kind: 'day', place, received: -4_000 }, 'another day, more than a year away'],
  [
    'an error with a stack',
    {
      kind: 'outcome',
      expected: { status: 500, code: 500, error: 'internal' },
      received: { status: 500, code: 500, error: 'no row for Skutečná Osoba' },
    },
    'HTTP 500 with error_code 500 and error "another text (25 characters, not shown)"',
  ],
])('%s of a backend with people of its own is masked', (_what, difference, received) => {
  expect(describeDifference(difference, { isMasked: true }).received).toBe(received)
})

test.each<[what: string, difference: Difference, expected: string, received: string]>([
  [
    'a state',
    { kind: 'value', place: 'response.state', expected: 'pending', received: 'sent', isWord: true },
    'response.state "pending"',
    '"sent"',
  ],
  [
    'an amount',
    { kind: 'value', place: 'response.amount', expected: 500, received: 50_000 },
    'response.amount 500',
    '50000',
  ],
  [
    'a lock',
    { kind: 'moment', place: 'lockedUntil', expected: 900_000, received: 839_000 },
    'lockedUntil 15 min after the answer',
    '13 min 59 s after the answer',
  ],
  [
    'a day',
    { kind: 'day', place: 'response.confirmedOn', received: -1 },
    'the day response.confirmedOn',
    '1 day earlier',
  ],
])('%s of such a backend is shown', (_what, difference, expected, received) => {
  expect(describeDifference(difference, { isMasked: true })).toMatchObject({ expected, received })
})
