import { describe, expect, test } from 'vitest'
import { confirmationCodes } from './password-confirmation.ts'
import { isTooShort, loadPasswordRating } from './password-strength.ts'

describe('a new password', () => {
  test.each([
    ['five signs', 'kV7!ř', true],
    ['six signs', 'kV7!řx', false],
    ['an emoji is one sign', '💛💛💛💛💛', true],
    ['nothing', '', true],
  ])('%s: too short is %s', (_, password, want) => {
    expect(isTooShort(password)).toBe(want)
  })

  test('is rated too short however strange its few signs are, and 1 to 5 from six on', async () => {
    const rate = await loadPasswordRating()
    expect([rate('x9$Tq', []), rate('heslo1', []), rate('ranní vlak do Telče', [])]).toEqual(['too-short', 1, 5])
  })
})

describe('typing it again', () => {
  test.each([
    ['the same', { password: 'modrá', passwordAgain: 'modrá' }, {}],
    ['missing', { password: 'modrá' }, { passwordAgain: 'required' }],
    ['another', { password: 'modrá', passwordAgain: 'Modrá' }, { passwordAgain: 'passwords-differ' }],
    ['with a space at its end', { password: 'modrá', passwordAgain: 'modrá ' }, { passwordAgain: 'passwords-differ' }],
    ['without a first one', { passwordAgain: 'modrá' }, { passwordAgain: 'passwords-differ' }],
  ])('%s', (_, values, codes) => {
    expect(confirmationCodes(values)).toEqual(codes)
  })
})
