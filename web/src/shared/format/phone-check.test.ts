import { describe, expect, it } from 'vitest'
import { checkPhone, type PhoneFault } from './phone-check.ts'

const good: [name: string, typed: string, e164: string][] = [
  ['nine digits are Czech', '777123456', '+420777123456'],
  ['spaces do not matter', '777 123 456', '+420777123456'],
  ['the international form', '+420 777 123 456', '+420777123456'],
  ['the sample of the profile hint', '+420123456789', '+420123456789'],
  ['two zeros dial abroad', '00420777123456', '+420777123456'],
  ['another country', '+421 905 123 456', '+421905123456'],
]
const bad: [name: string, typed: string, fault: PhoneFault][] = [
  ['an unknown country', '+999 123 456 789', 'unknown-country'],
  ['too few digits', '777 123', 'too-short'],
  ['too many digits', '777 123 456 789 012', 'too-long'],
  ['words', 'zavolejte mi', 'not-a-number'],
  ['nothing at all', '', 'not-a-number'],
]

describe('a phone number', () => {
  it.each(good)('is read: %s', (_name, typed, e164) => {
    expect(checkPhone(typed)).toMatchObject({ ok: true, e164 })
  })

  it.each(bad)('is refused: %s', (_name, typed, fault) => {
    expect(checkPhone(typed)).toEqual({ ok: false, fault })
  })

  it.each([249, 250, 251])('keeps at most 250 characters of an extension (%i given)', (length) => {
    const check = checkPhone(`+420 777 123 456 ext. ${'1'.repeat(length)}`)
    expect(check.ok && check.extension?.length).toBe(Math.min(length, 250))
    expect(check).toMatchObject({ e164: '+420777123456' })
  })

  it('shows itself in the international form', () => {
    expect(checkPhone('777123456')).toMatchObject({ international: '+420 777 123 456', country: 'CZ' })
  })
})
