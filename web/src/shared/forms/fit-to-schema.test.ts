import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fitToSchema } from './fit-to-schema.ts'

const rating = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))
const schema = v.object({
  rating,
  note: v.optional(v.string()),
  agreed: v.literal(true),
  newsletter: v.optional(v.nullable(v.boolean())),
  amounts: v.optional(v.array(rating)),
  address: v.object({ city: v.string(), number: v.number() }),
  company: v.optional(v.object({ size: v.number() })),
  status: v.optional(v.picklist([1, 2])),
  gender: v.optional(v.picklist(['1', '2'])),
})

describe('form values are converted to the types of the contract', () => {
  test.each([
    ['a number', { given: { rating: '7' }, want: { rating: 7 } }],
    ['a negative number with decimals', { given: { rating: '-1.5' }, want: { rating: -1.5 } }],
    ['a number as people write it', { given: { rating: '1 000,- Kč' }, want: { rating: 1000 } }],
    ['what can be read in two ways stays', { given: { rating: '25.000' }, want: { rating: '25.000' } }],
    ['what is no number stays', { given: { rating: '7 srdcí' }, want: { rating: '7 srdcí' } }],
    ['hexadecimal is no number', { given: { rating: '0x10' }, want: { rating: '0x10' } }],
    ['an exponent is no number', { given: { rating: '1e3' }, want: { rating: '1e3' } }],
    ['digits of a text stay a text', { given: { note: '007' }, want: { note: '007' } }],
    ['a ticked agreement', { given: { agreed: 'on' }, want: { agreed: true } }],
    ['an unticked one', { given: { agreed: 'false' }, want: { agreed: false } }],
    ['an optional yes', { given: { newsletter: 'true' }, want: { newsletter: true } }],
    ['one of a list is a list', { given: { amounts: '3' }, want: { amounts: [3] } }],
    ['a list', { given: { amounts: ['3', '4'] }, want: { amounts: [3, 4] } }],
    ['a number inside a group', { given: { address: { number: '12' } }, want: { address: { number: 12 } } }],
    ['one of some numbers', { given: { status: '2' }, want: { status: 2 } }],
    ['one of some texts', { given: { gender: '2' }, want: { gender: '2' } }],
    ['a name the contract does not know stays for it to drop', { given: { other: 'x' }, want: { other: 'x' } }],
  ])('%s', (_, { given, want }) => {
    expect(fitToSchema(given, schema)).toEqual({ address: {}, ...want })
  })

  test('a required group without any value becomes an object, so that its fields are reported as missing; an optional one does not', () => {
    expect(fitToSchema({}, schema)).toEqual({ address: {} })
  })
})
