import { describe, expect, test } from 'vitest'
import type { ScenarioCaller } from './caller.ts'
import { contacts, data, recordOf } from './family-record.ts'
import { another, signInRecipient } from './recipient.ts'
import { openWorld } from './world.ts'

const account = { number: '1000000005', bankCode: '0100' }
const redirect = (family: ScenarioCaller) => family.post('/recipientData', { ...data, account, basedOn: data })

describe('a family that changes its account number', () => {
  test('hears of it by e-mail and by SMS without the number', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    expect(await redirect(petra)).toMatchObject({ error_code: 200 })
    expect((await recordOf(petra)).Account).toEqual({ Number: '1000000005', BankCode: '0100' })
    const warnings = (await world.messages()).filter(({ text }) => text.includes('příspěvky vám budeme nově posílat'))
    expect(warnings.map(({ to }) => to)).toEqual(['svobodovi@example.com', '+420602000201', '+420602000202'])
    expect(JSON.stringify(warnings)).not.toContain('1000000005')
  })

  test('15 minutes after its login gives a new code by SMS', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    await world.advance('PT15M')
    expect(await redirect(petra)).toMatchObject({ status: 200, error_code: 403, error: 'code-required' })
    const { response } = await petra.post('/confirmationCode', { phoneId: 'phone-1' })
    const { transactionId } = response as { transactionId: string }
    const code = await world.lastCode()
    const give = (typed: string) => petra.post('/confirmationCode/verification', { transactionId, code: typed })
    expect(await give(another(code))).toMatchObject({ error: 'wrong-code' })
    expect(await give(code)).toMatchObject({ error_code: 200 })
    expect(await redirect(petra)).toMatchObject({ error_code: 200 })
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
