import { expect, test } from 'vitest'
import { formatBankAccount } from './bank-account.ts'

test.each([
  ['with a prefix', { Prefix: '19', Number: '2000145399', BankCode: '0800' }, '19-2000145399/0800'],
  [
    'with a prefix padded with zeros',
    { Prefix: '000123', Number: '2000137313', BankCode: '0800' },
    '123-2000137313/0800',
  ],
  ['without a prefix', { Number: '2000145399', BankCode: '0100' }, '2000145399/0100'],
  ['with an empty prefix', { Prefix: '', Number: '2000145399', BankCode: '0100' }, '2000145399/0100'],
  ['with a prefix of zeros only', { Prefix: '000000', Number: '0000145399', BankCode: '0100' }, '145399/0100'],
])('an account %s', (_, account, written) => {
  expect(formatBankAccount(account)).toBe(written)
})
