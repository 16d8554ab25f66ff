import { describe, expect, test } from 'vitest'
import { contacts, data, recordOf, savedIn } from './family-record.ts'
import { signInRecipient } from './recipient.ts'
import { openWorld } from './world.ts'

describe('a family that changes its data', () => {
  test('sees the changes in the answer and in its record', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    const saved = await petra.post('/recipientData', {
      ...data,
      housingType: 'flat',
      householdMembers: 5,
      lifeStory: 'Tomášek chodí do **první třídy**.',
    })
    expect(saved).toMatchObject({ status: 200, error_code: 200 })
    const record = await recordOf(petra)
    expect(savedIn(saved)?.profile_full.Recipient).toEqual(record)
    expect(record).toMatchObject({
      HousingType: 'flat',
      HouseholdMembers: 5,
      LifeStory: 'Tomášek chodí do **první třídy**.',
    })
  })

  test('can correct the account number, and gets a letter about it without the number', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    const account = { number: '1000000005', bankCode: '0100' }
    expect(await petra.post('/recipientData', { ...data, account })).toMatchObject({ error_code: 200 })
    expect((await recordOf(petra)).Account).toEqual({ Number: '1000000005', BankCode: '0100' })
    const letters = await world.messages({ channel: 'email', to: 'svobodovi@example.com' })
    expect(letters).toHaveLength(1)
    expect(JSON.stringify(letters)).not.toContain('1000000005')
  })

  test('cannot enter a patient born next month', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    const born = (birthMonth: number) =>
      petra.post('/recipientData', { ...data, patient: { ...data.patient, birthMonth, birthYear: 2026 } })
    expect(await born(12)).toMatchObject({ error: 'month-in-future', fields: { 'patient.birthMonth': 'future' } })
    expect(await born(11)).toMatchObject({ error_code: 200 })
  })
})

describe('a family that moves', () => {
  test('has its new contacts, but the code of the next sign-in goes to the former phone', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    const moved = {
      ...contacts,
      caringPerson: { firstName: 'Petra', lastName: 'Nová' },
      address: { street: 'Lipová', houseNumber: '7', city: 'Jihlava', postalCode: '586 01' },
      phone: '+420602000299',
    }
    const saved = await petra.post('/recipientContacts', moved)
    expect(savedIn(saved)?.profile.displayName).toBe('Petra Nová')
    expect(await recordOf(petra)).toMatchObject({
      ContactAddress: { city: 'Jihlava', postalCode: '586 01' },
      Phone: '+420602000299',
    })
    await signInRecipient(world)
    expect((await world.messages({ channel: 'sms' })).map(({ to }) => to)).toEqual(['+420602000201', '+420602000201'])
  })
})

test('data sent twice with one idempotency key are saved once, and other data with it are refused', async () => {
  await using world = await openWorld({ frozen: true })
  const petra = await signInRecipient(world)
  const key = 'one-save-0001'
  const first = await petra.post('/recipientData', data, { key })
  await world.advance('PT1M')
  expect(await petra.post('/recipientData', data, { key })).toEqual(first)
  expect(await petra.post('/recipientData', { ...data, householdMembers: 6 }, { key })).toMatchObject({
    error_code: 409,
    error: 'idempotency-key-reused',
  })
})
