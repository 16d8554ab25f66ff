import { expect, test } from 'vitest'
import { isSound } from './account-check.ts'
import { account } from './testing/account.ts'

const prefixed = {
  ...account,
  account: { prefix: '19', number: '2000145399', bankCode: '0800' },
  iban: 'CZ6508000000192000145399',
}

test.each([
  ['the account and its IBAN', { given: account, want: true }],
  ['an account with a prefix', { given: prefixed, want: true }],
  ['the IBAN of another account', { given: { ...account, iban: prefixed.iban }, want: false }],
  ['an IBAN with two digits swapped', { given: { ...account, iban: 'CZ8799990000010000000005' }, want: false }],
  [
    'an account number that fails its weights',
    { given: { ...account, account: { number: '1000000006', bankCode: '9999' } }, want: false },
  ],
  [
    'a prefix that fails its weights',
    { given: { ...prefixed, account: { ...prefixed.account, prefix: '20' } }, want: false },
  ],
  [
    'another bank code than the IBAN has',
    { given: { ...account, account: { number: '1000000005', bankCode: '0800' } }, want: false },
  ],
  ['a BIC of seven letters', { given: { ...account, bic: 'TESTCZP' }, want: false }],
])('an account and its IBAN must match: %s', (_, { given, want }) => {
  expect(isSound(given)).toBe(want)
})
