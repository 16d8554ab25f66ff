import { describe, expect, test } from 'vitest'
import type { Recipient } from '../../domain/state/recipient.ts'
import { after } from '../../testing/apply.ts'
import { aFamily } from '../../testing/families.ts'
import { aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { type ContactsInput, saveRecipientContacts } from './recipient-contacts.rules.ts'

const family = aFamily()
const world = aWorld([family])
const { carer, address } = family
const stateAfter = (given: Partial<ContactsInput>) => {
  const context = { now: NOW, random: fixedRandom() }
  return after(world, saveRecipientContacts(world, family, { carer, address, ...given }, context).changes)
}
const save = (given: Partial<ContactsInput>) => stateAfter(given).people[family.personId] as Recipient

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

describe('the former e-mail', () => {
  const lettersAfter = (email: string) => stateAfter({ carer: { ...carer, email } }).messages

  test.each(['nova@example.com', ''])(
    'gets a letter that letters go elsewhere, without the new address: „%s“',
    (email) => {
      const letters = lettersAfter(email)
      expect(letters).toMatchObject([{ channel: 'email', to: family.email, subject: 'Změna e-mailu v účtu příjemce' }])
      expect(JSON.stringify(letters)).not.toContain('nova@')
    },
  )

  test('gets no letter if it is unchanged', () => expect(lettersAfter(carer.email)).toEqual([]))
})
