import { assert, constantFrom, integer, option, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeQr } from '#web/shared/ui/qr/qr-matrix.ts'
import { spayd, spaydMessage } from './spayd.ts'
import { account } from './testing/account.ts'
import { readQr } from './testing/read-qr.ts'
import { spaydSamples } from './testing/spayd-samples.ts'

/** Any Czech message, including the two reserved characters of the format. */
const messages = string({
  unit: constantFrom(...Array.from('aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzžAÁČĎŽ0123456789 *%:+-.,„“–\u00a0€')),
  maxLength: 100,
})
const amounts = option(integer({ min: 1, max: 9_999_999 }), { nil: undefined })
const numbers = integer({ min: 1_000, max: 2_147_483_647 }).map(String)

/**
 * By the rules of the format: pairs between asterisks, the first colon separates, percent signs
 * escape.
 */
function fieldsOf(text: string): Record<string, string> {
  const [head, version, ...pairs] = text.split('*')
  expect([head, version]).toEqual(['SPD', '1.0'])
  return Object.fromEntries(
    pairs.map((pair) => {
      const colon = pair.indexOf(':')
      return [pair.slice(0, colon), decodeURIComponent(pair.slice(colon + 1))]
    }),
  )
}

test('the payment code contains the amount, account, symbol and message of a gift', () => {
  expect(spayd(account, { angelNumber: '10000001', amount: 500 })).toBe(
    'SPD*1.0*ACC:CZ8799990000001000000005+TESTCZPP*AM:500.00*CC:CZK*X-VS:10000001*MSG:Dar Dobrych andelu',
  )
})

test('a payment code without an amount leaves the amount to the donor', () => {
  expect(fieldsOf(spayd(account, { angelNumber: '11111111' }))).not.toHaveProperty('AM')
})

test('a message without readable characters is left out', () => {
  expect(fieldsOf(spayd({ ...account, message: '…' }, { angelNumber: '10000001' }))).not.toHaveProperty('MSG')
})

describe('the message of a payment code', () => {
  test.each([
    ['loses its diacritics', { given: 'Příliš žluťoučký kůň', want: 'Prilis zlutoucky kun' }],
    ['has ASCII quotes and dashes', { given: '„Dar“ – děkujeme', want: '"Dar" - dekujeme' }],
    ['has 60 characters before escaping', { given: '%'.repeat(61), want: '%'.repeat(60) }],
    ['never ends with a space', { given: `${'a'.repeat(59)} b`, want: 'a'.repeat(59) }],
    ['has no fixed spaces', { given: 'dar\u00a0pro rodinu', want: 'dar pro rodinu' }],
  ])('%s', (_, { given, want }) => {
    expect(spaydMessage(given)).toBe(want)
  })
})

test('every field survives encoding and decoding for any message, amount and number', () => {
  assert(
    property(messages, amounts, numbers, (message, amount, angelNumber) => {
      const fields = fieldsOf(spayd({ ...account, message }, { angelNumber, amount }))
      expect(fields.MSG ?? '').toBe(spaydMessage(message))
      expect(fields.AM).toBe(amount === undefined ? undefined : `${amount}.00`)
      expect(fields['X-VS']).toBe(angelNumber)
      expect(fields.ACC).toBe('CZ8799990000001000000005+TESTCZPP')
      expect(fields.MSG ?? '').toMatch(/^[\x20-\x7e]{0,60}$/)
    }),
  )
})

test.each(spaydSamples)(
  'another library encodes the same fields: message „%s“, amount %s',
  (message, amount, number, theirs) => {
    const theirAccount = { ...account, iban: 'CZ6508000000192000145399', bic: 'GIBACZPX', message }
    expect(fieldsOf(spayd(theirAccount, { angelNumber: number, amount }).toUpperCase())).toEqual(fieldsOf(theirs))
  },
)

test('an independent decoder reads the Czech code back', () => {
  assert(
    property(messages, amounts, numbers, (message, amount, angelNumber) => {
      const text = spayd({ ...account, message }, { angelNumber, amount })
      expect(readQr(encodeQr(text))).toBe(text)
    }),
    { numRuns: 25 },
  )
})
