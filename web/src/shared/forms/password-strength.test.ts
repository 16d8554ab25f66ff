import { describe, expect, test, vi } from 'vitest'
import { newPasswordCodes } from './password-confirmation.ts'
import { isTooShort, knownPasswordFault, loadPasswordRating } from './password-strength.ts'

describe('a new password', () => {
  test.each([
    ['five signs', 'kV7!ř', true],
    ['six signs', 'kV7!řx', false],
    ['an emoji is one sign', '💛💛💛💛💛', true],
    ['nothing', '', true],
  ])('%s: too short is %s', (_, password, want) => {
    expect(isTooShort(password)).toBe(want)
  })

  test('is rated too short below six characters, however unusual they are, and 1 to 5 from six on', async () => {
    const rate = await loadPasswordRating()
    expect([rate('x9$Tq', []), rate('heslo1', []), rate('ranní vlak do Telče', [])]).toEqual(['too-short', 1, 5])
  })
})

describe('a common password', () => {
  test('is weak and refused once the list is loaded, and checked only by the provider before', async () => {
    vi.resetModules()
    const { knownPasswordFault: faultBefore } = await import('./password-strength.ts')
    expect(faultBefore('Corvette', [])).toBeUndefined()
    const rate = await loadPasswordRating()
    const faults = ['Corvette', 'Corvette 1968'].map((password) => knownPasswordFault(password, []))
    expect([rate('Corvette', []), ...faults]).toEqual([1, 'common', undefined])
    const values = { password: 'Corvette', passwordAgain: '' }
    expect(newPasswordCodes(values)).toEqual({ password: 'common', passwordAgain: 'required' })
  })
})

describe('the password confirmation', () => {
  test.each([
    ['the same', { password: 'modrá', passwordAgain: 'modrá' }, {}],
    ['missing', { password: 'modrá' }, { passwordAgain: 'required' }],
    ['another', { password: 'modrá', passwordAgain: 'Modrá' }, { passwordAgain: 'passwords-differ' }],
    ['with a space at its end', { password: 'modrá', passwordAgain: 'modrá ' }, { passwordAgain: 'passwords-differ' }],
    ['without a first one', { passwordAgain: 'modrá' }, { passwordAgain: 'passwords-differ' }],
  ])('%s', (_, values, codes) => {
    expect(newPasswordCodes(values)).toEqual(codes)
  })
})
