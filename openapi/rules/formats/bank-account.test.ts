import { assert, integer, nat, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkBankAccountNumber, checkBankAccountPrefix, checkBankCode } from './bank-account.ts'

describe('the number of a bank account', () => {
  const wrong = 'bank-account-number-invalid'
  test.each([
    ['ten digits', { given: '2000145399', want: true }],
    ['a changed digit', { given: '2000145398', want: wrong }],
    ['two digits that pass the weights', { given: '19', want: true }],
    ['two digits that do not pass the weights', { given: '12', want: wrong }],
    ['spaces, including non-breaking ones', { given: ' 2000 1453\u00a099', want: true }],
    ['one digit', { given: '0', want: wrong }],
    ['zeros only', { given: '0000000000', want: wrong }],
    ['eleven digits', { given: '02000145399', want: wrong }],
    ['the prefix in front', { given: '19-2000145399', want: wrong }],
    ['nothing', { given: '', want: wrong }],
  ])('%s', (_, { given, want }) => {
    expect(checkBankAccountNumber(given)).toBe(want)
  })
})

describe('the prefix of a bank account', () => {
  const wrong = 'bank-account-prefix-invalid'
  test.each([
    ['none', { given: '', want: true }],
    ['two digits', { given: '19', want: true }],
    ['six digits', { given: '000019', want: true }],
    ['zeros only', { given: '000000', want: true }],
    ['against the weights', { given: '20', want: wrong }],
    ['seven digits', { given: '0000019', want: wrong }],
    ['a letter', { given: '1a', want: wrong }],
  ])('%s', (_, { given, want }) => {
    expect(checkBankAccountPrefix(given)).toBe(want)
  })
})

describe('the bank code', () => {
  test.each([
    ['four digits', { given: '0800', want: true }],
    ['spaces', { given: '08 00 ', want: true }],
    ['three digits', { given: '800', want: 'bank-code-invalid' }],
    ['five digits', { given: '08000', want: 'bank-code-invalid' }],
  ])('%s', (_, { given, want }) => {
    expect(checkBankCode(given)).toBe(want)
  })
})

describe('mod 11', () => {
  const number = integer({ min: 100_000_000, max: 9_999_999_999 }).map((value) => `${value}`.padStart(10, '0'))

  test('of eleven numbers that differ in the last digit at most one passes', () => {
    assert(
      property(number, (value) => {
        const family = Array.from({ length: 10 }, (_, last) => value.slice(0, 9) + last)
        expect(family.filter((candidate) => checkBankAccountNumber(candidate) === true).length).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('a valid number stays valid with leading zeros, and becomes invalid by any one changed digit', () => {
    const good = integer({ min: 10, max: 99_999_999 })
      .map(String)
      .filter((value) => checkBankAccountNumber(value) === true)
    assert(
      property(good, nat(), integer({ min: 1, max: 9 }), (value, at, by) => {
        expect(checkBankAccountNumber(value.padStart(10, '0'))).toBe(true)
        const index = at % value.length
        const changed = value.slice(0, index) + ((Number(value[index]) + by) % 10) + value.slice(index + 1)
        expect(checkBankAccountNumber(changed)).toBe('bank-account-number-invalid')
      }),
    )
  })
})
