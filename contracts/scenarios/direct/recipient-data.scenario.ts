import { expect, test } from 'vitest'
import { data, recordOf } from '../family-record.ts'
import { signInRecipient } from '../recipient.ts'
import { openWorld } from '../world.ts'

test.each([
  ['an account number that fails mod 11', { ...data, account: { number: '1000000006', bankCode: '0100' } }],
  ['a patient without a name', { ...data, patient: { ...data.patient, firstName: '' } }],
  ['a household of 0 people', { ...data, householdMembers: 0 }],
  ['an unknown housing', { ...data, housingType: 'castle' }],
  ['an unknown field', { ...data, diseaseCategory: 'other' }],
])('%s is refused, and nothing changes', async (_what, body) => {
  await using world = await openWorld({ frozen: true })
  const petra = await signInRecipient(world)
  const before = await recordOf(petra)
  expect(await petra.post('/recipientData', body)).toMatchObject({ status: 400, error: 'bad-request' })
  expect(await recordOf(petra)).toEqual(before)
})
