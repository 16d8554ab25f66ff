import { expect, test } from 'vitest'
import { isStored } from './is-stored.ts'

const record = {
  Account: { Prefix: '000019', Number: '2000145399', BankCode: '0800' },
  HousingType: 'flat',
  InformativeConsent: false,
  LifeStory: 'Jsme čtyři.',
}

test('a record contains a request whose names and numbers are only formatted differently', () => {
  const account = { prefix: '19', number: '2000145399', bankCode: '0800' }
  expect(isStored(record, { account, housingType: 'flat', lifeStory: 'Jsme čtyři. ', note: undefined })).toBe(true)
})

test.each([
  ['another account', { account: { prefix: '19', number: '2000137313', bankCode: '0800' } }],
  ['an account without its prefix', { account: { prefix: '', number: '2000145399', bankCode: '0800' } }],
  ['a consent that was given', { informativeConsent: true }],
  ['a text that was emptied', { lifeStory: '' }],
  ['a field that the record does not have', { email: 'jana@example.com' }],
])('a record does not hold %s', (_name, request) => {
  expect(isStored(record, request)).toBe(false)
})

test('a missing record contains nothing', () => {
  expect(isStored(undefined, { housingType: 'flat' })).toBe(false)
})
