import { describe, expect, test } from 'vitest'
import { seeAccount } from './typed-account.ts'

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
