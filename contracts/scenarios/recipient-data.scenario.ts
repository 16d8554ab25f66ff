import { describe, expect, test } from 'vitest'
import { contacts, data, recordOf } from './family-record.ts'
import { signInRecipient } from './recipient.ts'
import { openWorld } from './world.ts'

describe('a family that changes its data', () => {
  test('can correct the account number, and gets a letter about it without the number', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    const account = { number: '1000000005', bankCode: '0100' }
    expect(await petra.post('/recipientData', { ...data, account, basedOn: data })).toMatchObject({ error_code: 200 })
    expect((await recordOf(petra)).Account).toEqual({ Number: '1000000005', BankCode: '0100' })
    const letters = await world.messages({ channel: 'email', to: 'svobodovi@example.com' })
    expect(letters).toHaveLength(1)
    expect(JSON.stringify(letters)).not.toContain('1000000005')
  })
})

describe('a family that moves', () => {
  test('has its new contacts, but the code of the next sign-in goes to the former phone', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    const moved = {
      caringPerson: { firstName: 'Petra', lastName: 'Nová' },
      address: { street: 'Lipová', houseNumber: '7', city: 'Jihlava', postalCode: '586 01' },
      phone: '+420602000299',
      email: 'svobodovi@example.com',
      basedOn: contacts,
    }
    expect(await petra.post('/recipientContacts', moved)).toMatchObject({
      response: { profile: { displayName: 'Petra Nová' } },
    })
    expect(await recordOf(petra)).toMatchObject({
      ContactAddress: { city: 'Jihlava', postalCode: '586 01' },
      Phone: '+420602000299',
    })
    await signInRecipient(world)
    expect((await world.messages({ channel: 'sms' })).map(({ to }) => to)).toEqual(['+420602000201', '+420602000201'])
  })
})
