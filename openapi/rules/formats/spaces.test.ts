import { describe, expect, test } from 'vitest'
import { checkBankAccountNumber, checkBankAccountPrefix, checkBankCode } from './bank-account.ts'
import { normalizePhone } from './phone-international.ts'
import { checkPostalCode, normalizePostalCode } from './postal-code.ts'
import { withoutSpaces } from './spaces.ts'
import { tidyEmail, tidyUsername } from './tidy-email.ts'

/** A space, fixed, narrow fixed and thin ones, zero-width ones, marks of direction, a soft hyphen, a byte order mark. */
const unseen = Array.from(' \u00a0\u202f\u2009\u200b\u2060\u200d\u200e\u200f\u202a\u2069\u00ad\ufeff')
const code = (character: string) => `U+${character.charCodeAt(0).toString(16).padStart(4, '0')}`

describe.each(unseen.map((character) => [code(character), character]))('%s from a paste', (_, character) => {
  const around = (text: string) => character + text + character

  test('does not count in a code or number', () => {
    expect(withoutSpaces(`${around('10')}${around('01')}`)).toBe('1001')
  })

  test('does not count in a bank account', () => {
    expect([
      checkBankAccountPrefix(around('19')),
      checkBankAccountNumber(`${around('2000')}145399`),
      checkBankCode(around('0800')),
    ]).toEqual([true, true, true])
  })

  test('does not count around a postal code, and one may be in its gap', () => {
    expect(normalizePostalCode(around(`602${character}00`))).toBe('602 00')
    expect(checkPostalCode(`602${character}00`)).toBe(true)
  })

  test('does not count in a phone', () => expect(normalizePhone(around('777 123 456'))).toBe('+420777123456'))

  test('does not count around an e-mail', () => expect(tidyEmail(around('jana@example.cz'))).toBe('jana@example.cz'))

  test('does not count in the angel number of a login', () => {
    expect(tidyUsername(around(`1000${character}0001`))).toBe('10000001')
  })
})

describe('an e-mail', () => {
  test.each([
    ['jana@háčky.cz', 'jana@xn--hky-ela4t.cz'],
    ['Jana.D@HÁČKY.CZ', 'Jana.D@xn--hky-ela4t.cz'],
    ['jana@ha\u0301c\u030cky.cz', 'jana@xn--hky-ela4t.cz'],
    ['jana@поддержка.рф', 'jana@xn--80ahaefyxhn.xn--p1ai'],
    ['Jana@Example.CZ', 'Jana@Example.CZ'],
    ['jana@háčky', 'jana@háčky'],
    ['žofie@example.cz', 'žofie@example.cz'],
    ['jana@há čky.cz', 'jana@há čky.cz'],
    ['jana@háčky.cz/a', 'jana@háčky.cz/a'],
    ['a@b@háčky.cz', 'a@b@háčky.cz'],
  ])('%s is sent as %s', (typed, sent) => expect(tidyEmail(typed)).toBe(sent))
})

describe('the name of a login', () => {
  test.each([
    ['an invisible character inside an e-mail goes', 'jana\u200b@example.cz', 'jana@example.cz'],
    ['a space inside an e-mail stays, for the format to refuse', ' jana @example.cz', 'jana @example.cz'],
    ['a number with a letter is no angel number', '1000 000a', '1000 000a'],
  ])('%s', (_, given, want) => expect(tidyUsername(given)).toBe(want))
})
