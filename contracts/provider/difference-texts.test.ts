import { expect, test } from 'vitest'
import { type AnswerDifference, withoutEchoes } from './difference.ts'
import { describeDifference } from './difference-texts.ts'
import { readDifference } from './pact-mismatch.ts'

type Reported = Partial<Parameters<typeof readDifference>[0]>

const body = (mismatch: string, path: string, expected: unknown, actual: unknown): Reported => ({
  type: 'BodyMismatch',
  mismatch,
  path,
  expected,
  actual,
})

/** What Pact reports, and the text that people read. */
const table: [name: string, { given: Reported; expected: string; came: string }][] = [
  [
    'an HTTP status',
    { given: { type: 'StatusMismatch', expected: 200, actual: 423 }, expected: 'HTTP 200', came: 'HTTP 423' },
  ],
  [
    'a header that is missing',
    {
      given: { type: 'HeaderMismatch', key: 'Retry-After', expected: '"60"', actual: '', mismatch: 'but was missing' },
      expected: 'the header Retry-After "60"',
      came: 'no header Retry-After',
    },
  ],
  [
    'a header of another form',
    {
      given: {
        type: 'HeaderMismatch',
        key: 'Retry-After',
        expected: '60',
        actual: 'soon',
        mismatch: "Mismatch with header 'Retry-After': Expected 'soon' to match '^[0-9]+$'",
      },
      expected: 'the header Retry-After of the form ^[0-9]+$, for example "60"',
      came: 'Retry-After: soon',
    },
  ],
  [
    "a proxy's page",
    {
      given: { type: 'BodyTypeMismatch', expected: 'application/json', actual: 'text/html' },
      expected: 'a body of the type application/json',
      came: 'one of the type text/html',
    },
  ],
  [
    'two missing fields',
    {
      given: body('Actual map is missing the following keys: token, expire', '$.response', '[]', '[]'),
      expected: 'the fields response.token, response.expire',
      came: 'an answer without them',
    },
  ],
  [
    'a value of another type',
    {
      given: body("Expected 1 (Integer) to be equal to 'donor' (String)", '$.response.scope', '"donor"', '1'),
      expected: 'response.scope as text, for example "donor"',
      came: 'a number: 1',
    },
  ],
  [
    'null where there is an object',
    {
      given: body('Type mismatch: Expected null (Null) to be the same type as {}', '$.response', '{"a":1}', ''),
      expected: 'response as an object, for example {"a":1}',
      came: 'null: null',
    },
  ],
  [
    'a value of another form',
    {
      given: body(
        "Expected 'tomorrow' to match a timestamp pattern of 'yyyy'",
        '$.lockedUntil',
        '"2026-11-10T09:00:40.000Z"',
        '"tomorrow"',
      ),
      expected:
        'lockedUntil of the form a moment of ISO 8601, as 2026-11-10T09:00:00.000Z, for example "2026-11-10T09:00:40.000Z"',
      came: '"tomorrow"',
    },
  ],
  [
    'another error',
    {
      given: body(
        "Expected 'locked' (String) to be equal to 'vote-locked' (String)",
        '$.error',
        '"vote-locked"',
        '"locked"',
      ),
      expected: 'error "vote-locked"',
      came: '"locked"',
    },
  ],
  [
    'an empty list',
    {
      given: body('Expected [] (size 0) to have minimum size of 1', '$.response.Documents', '["{}"]', '[]'),
      expected: 'at least 1 in response.Documents',
      came: '0',
    },
  ],
  [
    'a body cut short',
    {
      given: body("Failed to parse the actual body: 'EOF'", '$', '{}', '{'),
      expected: 'a JSON body',
      came: 'a body that is no JSON or breaks off',
    },
  ],
  [
    'no body',
    {
      given: body('Expected body Present(9 bytes) but was empty', '/', '{}', null),
      expected: 'a JSON body with error_code',
      came: 'an empty body',
    },
  ],
]

test.each(table)('%s is described in a readable text', (_name, { given, expected, came }) => {
  const difference = readDifference({ type: '', mismatch: '', path: '', key: '', ...given })
  expect(describeDifference(difference)).toMatchObject({ expected, came, advice: expect.stringMatching(/^[A-Z].+\.$/) })
})

test('a token of a backend is never shown', () => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJwLWphbmEifQ.c2lnbmF0dXJl'
  const { came } = describeDifference({ kind: 'value', path: 'response.token', expected: 'x', came: token })
  expect(came).toBe('a token (not shown)')
})

test('a difference that follows from another one is left out', () => {
  const status = (came: number): AnswerDifference => ({ kind: 'status', expected: 200, came })
  const error: AnswerDifference = { kind: 'value', path: 'error_code', expected: 200, came: 404 }
  expect(withoutEchoes([error, status(404)])).toEqual([{ kind: 'absent', came: 404 }])
  expect(withoutEchoes([error, status(423)])).toEqual([status(423), error])
  const page: AnswerDifference = { kind: 'media-type', expected: 'application/json', came: 'text/html' }
  const header: AnswerDifference = {
    kind: 'header',
    name: 'Content-Type',
    expected: 'application/json',
    came: 'text/html',
  }
  expect(withoutEchoes([page, header])).toEqual([page])
  expect(withoutEchoes([status(502), page, header])).toEqual([{ kind: 'broken', came: 502, mediaType: 'text/html' }])
})
