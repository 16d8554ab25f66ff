import { describe, expect, test } from 'vitest'
import type { Recipient } from '../../domain/state/recipient.ts'
import { after } from '../../testing/apply.ts'
import { aFamily } from '../../testing/families.ts'
import { codeGiven, inSession } from '../../testing/family-inputs.ts'
import { aWorld, NOW } from '../../testing/people.ts'
import { type ContactsInput, saveRecipientContacts } from './recipient-contacts.rules.ts'

const family = aFamily()
const world = aWorld([family], codeGiven())
const { carer, address } = family
const stateAfter = (given: Partial<ContactsInput>) => {
  return after(world, saveRecipientContacts(world, family, { carer, address, ...given }, inSession()).changes)
}
const save = (given: Partial<ContactsInput>) => stateAfter(given).people.get(family.personId) as Recipient

describe('the contacts of a family', () => {
  test('give the account the name of the caring person', () => {
    const saved = save({ carer: { ...carer, firstName: 'Karolína', lastName: 'Nová' } })
    expect(saved.displayName).toBe('Karolína Nová')
  })

  test('set the address of letters', () =>
    expect(save({ carer: { ...carer, email: 'nova@example.com' } }).email).toBe('nova@example.com'))

  test('without an e-mail leave the account without one', () =>
    expect(save({ carer: { ...carer, email: '' } })).toMatchObject({ email: null, carer: { email: '' } }))

  test('never change the phones of sign-in codes: a stranger’s phone would open the account next time', () => {
    const saved = save({ carer: { ...carer, phone: '+420777000000' } })
    expect(saved.carer.phone).toBe('+420777000000')
    expect(saved.phones).toEqual(family.phones)
  })

  test('include the address', () => {
    const moved = { street: 'Lipová', houseNumber: '12', city: 'Brno', postalCode: '602 00' }
    expect(save({ address: moved }).address).toEqual(moved)
  })

  test('saved as they are change nothing', () => expect(save({})).toEqual(family))
})

describe('a changed e-mail', () => {
  const messagesAfter = (email: string) => stateAfter({ carer: { ...carer, email } }).messages

  test('is announced to the former and the new address and to every phone, and none of them names an address', () => {
    const messages = messagesAfter('nova@example.com')
    expect(messages.map(({ to }) => to)).toEqual([
      'svobodovi@example.com',
      'nova@example.com',
      '+420601234567',
      '+420777654321',
    ])
    for (const { text } of messages) {
      expect(text).toMatch(/zavolejte nám prosím hned na .*[Zz]měnu zastavíme\./)
      expect(text).not.toMatch(/nova@|svobodovi@/)
    }
  })

  test('that is removed is announced to the former address and to every phone', () =>
    expect(messagesAfter('').map(({ to }) => to)).toEqual(['svobodovi@example.com', '+420601234567', '+420777654321']))

  test('is announced to the addresses of the last 30 days', () => {
    const first = stateAfter({ carer: { ...carer, email: 'one@example.com' } })
    const moved = { ...first.people.get(family.personId), email: 'one@example.com' } as Recipient
    const later = (days: number) => {
      const now = NOW + days * 24 * 60 * 60_000
      const state = {
        ...first,
        messages: [],
        givenCodes: { [family.personId]: [{ sessionStartedAt: NOW, at: now, changes: 0 }] },
      }
      const given = { carer: { ...carer, email: 'two@example.com' }, address }
      const { changes } = saveRecipientContacts(state, moved, given, inSession(family.personId, now))
      return after(state, changes)
        .messages.filter(({ channel }) => channel === 'email')
        .map(({ to }) => to)
    }
    expect(later(29)).toEqual(['one@example.com', 'svobodovi@example.com', 'two@example.com'])
    expect(later(30)).toEqual(['one@example.com', 'two@example.com'])
  })

  test('that is the same sends nothing', () => expect(messagesAfter(carer.email)).toEqual([]))
})
