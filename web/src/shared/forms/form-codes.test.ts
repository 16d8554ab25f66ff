import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { EmailFormRequest } from '#generated/schemas/email-form-request.ts'
import { LoginRequest } from '#generated/schemas/login-request.ts'
import { RatingRequest } from '#generated/schemas/rating-request.ts'
import { VerifyStep } from '#generated/schemas/verify-step.ts'
import { codesOfIssues, liveCodes, withoutField } from './form-codes.ts'

const written = v.object({
  age: v.pipe(v.number(), v.minValue(18), v.maxValue(99)),
  city: v.pipe(v.string(), v.nonEmpty(), v.maxLength(5)),
  agreed: v.literal(true),
})
const good = { age: 30, city: 'Brno', agreed: true }

const rows: [name: string, { schema: v.GenericSchema; given: unknown; want: Record<string, string> }][] = [
  ['nothing filled in', { schema: LoginRequest, given: {}, want: { username: 'required', password: 'required' } }],
  ['a rating under the least', { schema: RatingRequest, given: { rating: 0 }, want: { rating: 'min' } }],
  ['a rating over the most', { schema: RatingRequest, given: { rating: 11 }, want: { rating: 'max' } }],
  ['half a heart', { schema: RatingRequest, given: { rating: 1.5 }, want: { rating: 'not-a-whole-number' } }],
  [
    'a text instead of a number is refused as one, not as missing',
    { schema: RatingRequest, given: { rating: 'x' }, want: { rating: 'not-a-whole-number' } },
  ],
  [
    'a code of five digits: the code of its format wins over its length',
    {
      schema: VerifyStep,
      given: { step: 'verify', transactionId: 't', code: '12345' },
      want: { code: 'one-time-code-invalid' },
    },
  ],
  [
    'a field inside a list is named by its index',
    {
      schema: EmailFormRequest,
      given: { to: 'info@example.com', subject: 'x', fields: [{ id: 'a', title: 'b' }] },
      want: { 'fields.0.value': 'required' },
    },
  ],
  ['a hand-written minimum', { schema: written, given: { ...good, age: 3 }, want: { age: 'min' } }],
  ['a hand-written maximum', { schema: written, given: { ...good, city: 'Olomouc' }, want: { city: 'max' } }],
  ['a hand-written empty text', { schema: written, given: { ...good, city: '' }, want: { city: 'required' } }],
  ['an agreement not given', { schema: written, given: { ...good, agreed: false }, want: { agreed: 'required' } }],
  ['a hand-written type', { schema: written, given: { ...good, city: 7 }, want: { city: 'invalid' } }],
]

describe('each field has one code', () => {
  test.each(rows)('%s', (_, { schema, given, want }) => {
    const { issues = [] } = v.safeParse(schema, given)
    expect(codesOfIssues(issues)).toEqual(want)
  })
})

describe('while the user corrects the form', () => {
  const shown = { name: 'required', email: 'required' }

  test('a corrected field has no code', () => {
    expect(liveCodes(shown, { email: 'required' }, 'name')).toEqual({ email: 'required' })
  })

  test('the edited field changes its code', () => {
    expect(liveCodes(shown, { name: 'max', email: 'required' }, 'name')).toEqual({ name: 'max', email: 'required' })
  })

  test('a field without a shown error gets none', () => {
    expect(liveCodes(shown, { ...shown, phone: 'required' }, 'name')).toEqual(shown)
  })

  test('the edited field may become invalid', () => {
    expect(liveCodes(shown, { ...shown, phone: 'phone-not-czech' }, 'phone')).toEqual({
      ...shown,
      phone: 'phone-not-czech',
    })
  })

  test('a part of a field belongs to the error of the field', () => {
    expect(liveCodes({}, { birthDate: 'required' }, 'birthDate.day')).toEqual({ birthDate: 'required' })
    expect(withoutField({ birthDate: 'invalid', name: 'max' }, 'birthDate.day')).toEqual({ name: 'max' })
  })
})
