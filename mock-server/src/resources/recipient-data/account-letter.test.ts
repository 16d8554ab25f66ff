import { describe, expect, test } from 'vitest'
import type { Message } from '../../domain/state/kernel-slices.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import { aFamily } from '../../testing/families.ts'
import { aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { accountLetters, endingOf } from './account-letter.rules.ts'

const NEW = { prefix: '', number: '2000145399', bankCode: '2010' }
const lettersAfter = (account: Recipient['account'], before = aFamily()): readonly Message[] => {
  const earlier = { id: 'm-0', at: NOW, channel: 'sms', to: '+420601234567', text: 'Kód' } as const
  const world = { ...aWorld([before]), messages: [earlier] }
  const changes = accountLetters(world, before, { ...before, account }, { now: NOW, random: fixedRandom() })
  const messages = (changes[0]?.value ?? [earlier]) as readonly Message[]
  expect(messages[0]).toBe(earlier)
  return messages.slice(1)
}

describe('a changed account number', () => {
  test('is sent by e-mail, with a contact, and never in full', () => {
    const [letter, ...others] = lettersAfter(NEW)
    expect(others).toEqual([])
    expect(letter).toMatchObject({
      channel: 'email',
      to: 'svobodovi@example.com',
      subject: 'Změna čísla účtu pro příspěvky',
      at: NOW,
    })
    expect(letter?.text).toContain('končí na 5399.')
    expect(letter?.text).toContain('+420\u00a0000\u00a0000\u00a0002')
    for (const whole of ['2000145399', '000145399', '45399', '2010', '2000137313'])
      expect(letter?.text).not.toContain(whole)
  })

  test('is sent by SMS if there is no e-mail, to the first Czech phone', () => {
    const phones = [
      { id: 'phone-1', phone: '+421905000212' },
      { id: 'phone-2', phone: '+42060200' },
      { id: 'phone-3', phone: '+420602000203' },
      { id: 'phone-4', phone: '+420602000204' },
    ]
    const [letter] = lettersAfter(NEW, aFamily({ email: null, phones }))
    expect(letter).toMatchObject({ channel: 'sms', to: '+420602000203' })
    expect(letter?.text).toMatch(/končí na 5399\..*\+420\u00a0000\u00a0000\u00a0002\.$/)
    expect(letter).not.toHaveProperty('subject')
  })

  test('is not sent without an e-mail and a Czech phone', () =>
    expect(lettersAfter(NEW, aFamily({ email: null, phones: [{ id: 'phone-1', phone: '+421905000212' }] }))).toEqual(
      [],
    ))

  test.each([
    ['a new prefix', { prefix: '19', number: '2000137313', bankCode: '0800' }, 1],
    ['a new bank', { prefix: '000123', number: '2000137313', bankCode: '0100' }, 1],
    ['the first one', { prefix: '', number: '2000137313', bankCode: '0800' }, 1, null],
    ['the same one', { prefix: '000123', number: '2000137313', bankCode: '0800' }, 0],
    ['the same one without zeros in front', { prefix: '123', number: '2000137313', bankCode: '0800' }, 0],
  ])('%s: %j -> %i letters', (_, account, count, before: Recipient['account'] = aFamily().account) =>
    expect(lettersAfter(account, aFamily({ account: before }))).toHaveLength(count),
  )
})

test.each([
  ['2000145399', '5399'],
  ['0000000019', '9'],
  ['123457', '457'],
  ['19', '9'],
])('the account number %s is shown in a letter as %s', (number, want) => expect(endingOf({ number })).toBe(want))
