import { describe, expect, it } from 'vitest'
import { checkIban } from './iban.ts'

describe('an IBAN', () => {
  it.each(['CZ6508000000192000145399', 'GB82WEST12345698765432', 'DE89370400440532013000', 'SK3112000000198742637541'])(
    '%s passes its check digits',
    (iban) => expect(checkIban(iban)).toBe(true),
  )

  it.each([
    ['with one digit changed', 'CZ6508000000192000145398'],
    ['with two digits swapped', 'CZ6508000000192000145939'],
    ['with spaces', 'CZ65 0800 0000 1920 0014 5399'],
    ['in small letters', 'cz6508000000192000145399'],
    ['too short', 'CZ65080000'],
    ['too long', `CZ65${'0'.repeat(31)}`],
    ['empty', ''],
  ])('%s is refused', (_name, iban) => expect(checkIban(iban)).toBe('iban-invalid'))
})
