import { describe, expect, test } from 'vitest'
import { readWholeAccount, seeAccount } from './typed-account.ts'

const account = { prefix: '123', number: '2000137313', bankCode: '0800' }

describe('a partially typed account', () => {
  test.each([
    ['is shown completely once it is valid', account, '123-2000137313/0800'],
    [
      'is shown without spaces and leading zeros',
      { prefix: '000 123', number: '20001 37313', bankCode: '08 00' },
      '123-2000137313/0800',
    ],
    ['needs no prefix', { ...account, prefix: '' }, '2000137313/0800'],
    ['is not shown with a wrong digit', { ...account, number: '2000137314' }, undefined],
    ['is not shown with a wrong prefix', { ...account, prefix: '124' }, undefined],
    ['is not shown without its bank', { ...account, bankCode: '' }, undefined],
  ])('a partially typed account: %s', (_, typed, written) => {
    expect(seeAccount(typed).written).toBe(written)
  })
})

describe('a whole account typed into one field', () => {
  const parts = { prefix: '19', number: '2000145399', bankCode: '0800' }
  test.each([
    ['as printed', '19-2000145399/0800', parts],
    ['with spaces and invisible characters', '\u202a 19 - 2000 145399\u00a0/ 0800\u202c', parts],
    ['with another dash', '19–2000145399/0800', parts],
    ['without a prefix', '2000145399/0800', { ...parts, prefix: '' }],
    ['has no bank code yet', '19-2000145399', undefined],
    ['has a number too long', '19-20001453999/0800', undefined],
    ['is a number alone', '2000145399', undefined],
  ])('%s', (_, typed, want) => expect(readWholeAccount(typed)).toEqual(want))
})

describe('the bank of an account', () => {
  test.each([
    ['is named by its code', '0800', { kind: 'known', name: 'Česká spořitelna' }],
    ['is named through spaces too', '30 30', { kind: 'known', name: 'Air Bank' }],
    ['may be unknown', '1234', { kind: 'unknown' }],
    ['is not guessed from three digits', '080', { kind: 'not-yet' }],
    ['is not guessed from an empty code', '', { kind: 'not-yet' }],
  ])('the bank: %s', (_, bankCode, bank) => {
    expect(seeAccount({ ...account, bankCode }).bank).toEqual(bank)
  })
})
