import { assert, integer, option, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { checkIban } from '#rules/formats/iban.ts'
import { encodeQr } from '#web/shared/ui/qr/qr-matrix.ts'
import { epc } from './epc.ts'
import { account } from './testing/account.ts'
import { readQr } from './testing/read-qr.ts'

const euros = option(integer({ min: 1, max: 999_999 }), { nil: undefined })
const names = string({ unit: 'grapheme', minLength: 1, maxLength: 100 }).filter((name) => !/[\n\r]/.test(name))
const numbers = integer({ min: 1_000, max: 2_147_483_647 }).map(String)

test('the payment code of a twenty-euro gift, line by line', () => {
  expect(epc(account, { angelNumber: '10000001', euros: 20 }).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'TESTCZPP',
    'Nadace Dobry andel',
    'CZ8799990000001000000005',
    'EUR20.00',
    '',
    '',
    '10000001',
  ])
})

test('the European payment code obeys EPC069-12 for any input', () => {
  assert(
    property(names, euros, numbers, (payee, amount, angelNumber) => {
      const text = epc({ ...account, payee }, { angelNumber, euros: amount })
      const lines = text.split('\n')
      expect(lines.slice(0, 4)).toEqual(['BCD', '002', '1', 'SCT'])
      expect(Array.from(lines[5] ?? '').length).toBeLessThanOrEqual(70)
      expect(checkIban(lines[6] ?? '')).toBe(true)
      expect(lines[7]).toMatch(/^(EUR(0|[1-9][0-9]{0,8})\.[0-9]{2})?$/)
      // Only one of the structured reference and the text may be filled in.
      expect([lines[9], lines[10]]).toEqual(['', angelNumber])
      expect(lines).toHaveLength(11)
      expect(text).not.toMatch(/[\r\n]$/)
    }),
  )
})

test('an independent decoder reads the European code back, and its size is within the rules', () => {
  assert(
    property(euros, numbers, (amount, angelNumber) => {
      const text = epc(account, { angelNumber, euros: amount })
      const matrix = encodeQr(text)
      expect(readQr(matrix)).toBe(text)
      // Version 13 at most: 69 squares a side.
      expect(matrix.length).toBeLessThanOrEqual(69)
    }),
    { numRuns: 25 },
  )
})
