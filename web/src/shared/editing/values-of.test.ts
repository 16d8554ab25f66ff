import { expect, test } from 'vitest'
import { recipientRecord } from '#web/testing/recipient-record.ts'
import { donorProfileValuesSchema, recipientDataValuesSchema } from '../api/schemas.ts'
import { valuesOf } from './values-of.ts'

test('the values of a record have the names of the request, and nothing that it does not save', () => {
  const { account, ...values } = valuesOf(
    { ...recipientRecord, Account: { Prefix: '', Number: '2000145399', BankCode: '0800' }, HouseholdMembers: 0 },
    recipientDataValuesSchema,
  )
  expect(account).toEqual({ number: '2000145399', bankCode: '0800' })
  expect(Object.keys(values)).toEqual(['patient', 'housingType', 'householdMembers', 'informativeConsent', 'lifeStory'])
  expect(values.householdMembers).toBe(0)
})

test('an empty value is left out unless the request requires it', () => {
  const none = { address: { street: '' }, consents: {}, donationTargeting: 'single', phone: '', title: null }
  expect(valuesOf(none, donorProfileValuesSchema)).toEqual({
    address: {},
    consents: expect.anything(),
    donationTargeting: 'single',
  })
})
