import { describe, expect, test } from 'vitest'
import type { Recipient } from '../../domain/state/recipient.ts'
import { after } from '../../testing/apply.ts'
import { aFamily } from '../../testing/families.ts'
import { aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { accountLetters, endingOf, isAccountChanged } from './account-letter.rules.ts'

const NEW = { prefix: '', number: '2000145399', bankCode: '2010' }
const messagesTo = (family: Recipient) => {
  const world = aWorld([family])
  return after(world, accountLetters(world, family, NEW, { now: NOW, random: fixedRandom() })).messages
}

describe('a changed account number', () => {
  test('is announced by e-mail and by SMS to every phone, with how to stop it, and never in full', () => {
    const messages = messagesTo(aFamily())
    expect(messages.map(({ to }) => to)).toEqual(['svobodovi@example.com', '+420601234567', '+420777654321'])
    expect(messages[0]).toMatchObject({ channel: 'email', subject: 'Změna čísla účtu pro příspěvky', at: NOW })
    for (const { text } of messages) {
      expect(text).toContain('končí na 5399.')
      expect(text).toMatch(/zavolejte nám prosím hned na \+420\u00a0000\u00a0000\u00a0002.*[Zz]měnu zastavíme/)
      for (const whole of ['2000145399', '000145399', '45399', '2010', '2000137313']) expect(text).not.toContain(whole)
    }
  })

  test('is not sent to a phone that gets no codes', () => {
    const phones = [
      { id: 'phone-1', phone: '+421905000212' },
      { id: 'phone-3', phone: '+420602000203' },
    ]
    expect(messagesTo(aFamily({ email: null, phones })).map(({ to }) => to)).toEqual(['+420602000203'])
  })
})

test.each([
  ['a new prefix', { prefix: '19', number: '2000137313', bankCode: '0800' }, true],
  ['a new bank', { prefix: '000123', number: '2000137313', bankCode: '0100' }, true],
  ['the first one', { prefix: '', number: '2000137313', bankCode: '0800' }, true, null],
  ['the same one', { prefix: '000123', number: '2000137313', bankCode: '0800' }, false],
  ['the same one without zeros in front', { prefix: '123', number: '2000137313', bankCode: '0800' }, false],
])('%s: %j is a change: %s', (_, account, want, before: Recipient['account'] = aFamily().account) =>
  expect(isAccountChanged(aFamily({ account: before }), aFamily({ account }))).toBe(want),
)

test.each([
  ['2000145399', '5399'],
  ['0000000019', '9'],
  ['123457', '457'],
  ['19', '9'],
])('the account number %s is shown in a letter as %s', (number, want) => expect(endingOf({ number })).toBe(want))
