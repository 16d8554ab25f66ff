import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { donorProfileRequestSchema } from '../../shared/api/schemas.ts'
import type { DonorData } from '../../shared/api/wire.ts'
import { fitToSchema } from '../../shared/forms/fit-to-schema.ts'
import { codesOfIssues } from '../../shared/forms/form-codes.ts'
import { accountKind } from '../../shared/session/account-kind.ts'
import { composeProfile, profileCodes } from './profile-values.ts'

const donor: DonorData = {
  angelNumber: '10000001',
  address: {},
  yearOfBirth: 1984,
  gender: 'female',
  consents: {
    recipientMayGetPostalAddress: false,
    recipientMayGetEmail: true,
    nameInPublicList: true,
    newsletter: true,
  },
  donationTargeting: 'multiple',
  taxData: { subject: 'natural-person', name: 'Jana Nováková' },
  personalDataConsentDate: '2024-01-10',
}
const person = accountKind({ IsCorporateAccount: false })
const company = accountKind({ IsCorporateAccount: true })
const consents = {
  recipientMayGetPostalAddress: 'false',
  recipientMayGetEmail: 'on',
  nameInPublicList: 'false',
  newsletter: 'on',
}
const least = { lastName: 'Nováková', consents, donationTargeting: 'single' }

/** What goes out, or what is wrong, as the form judges it in November 2026. */
function judge(values: Parameters<typeof composeProfile>[0], traits = person) {
  const fitted = fitToSchema(composeProfile(values, donor, traits), donorProfileRequestSchema) as object
  const { issues = [], output, success } = v.safeParse(donorProfileRequestSchema, fitted)
  const codes = { ...codesOfIssues(issues), ...profileCodes({ ...fitted }, traits, 2026) }
  return success && Object.keys(codes).length === 0 ? { sent: output } : { codes }
}

describe('what is sent', () => {
  test('is the whole profile: what is empty is left out, and so emptied', () => {
    expect(judge(least)).toEqual({
      sent: {
        lastName: 'Nováková',
        address: {},
        consents: {
          recipientMayGetPostalAddress: false,
          recipientMayGetEmail: true,
          nameInPublicList: false,
          newsletter: true,
        },
        donationTargeting: 'single',
      },
    })
  })

  test('loses the spaces of the keyboard and takes a phone as the field means it', () => {
    const typed = {
      ...least,
      firstName: ' Jana ',
      phone: '601 234 567',
      address: { city: ' Brno ', postalCode: ' 602\u00a000 ' },
      yearOfBirth: ' 1984 ',
    }
    expect(judge(typed)).toMatchObject({
      sent: {
        firstName: 'Jana',
        phone: '+420601234567',
        address: { city: 'Brno', postalCode: '602 00' },
        yearOfBirth: 1984,
      },
    })
  })

  test('tells in words of no other source than „elsewhere“', () => {
    expect(judge({ ...least, sourceOfAwareness: { id: '6', text: ' od sousedky ' } })).toMatchObject({
      sent: { sourceOfAwareness: { id: 6, text: 'od sousedky' } },
    })
    expect(judge({ ...least, sourceOfAwareness: { id: '2', text: 'od sousedky' } })).toMatchObject({
      sent: { sourceOfAwareness: { id: 2 } },
    })
    expect(judge({ ...least, sourceOfAwareness: { text: 'od sousedky' } })).toMatchObject({
      sent: { lastName: 'Nováková' },
    })
  })

  test('of a company keeps what a company is not asked for', () => {
    const typed = { ...least, companyName: 'Pekárna', registrationNumber: '000 06 947' }
    expect(judge(typed, company)).toMatchObject({
      sent: { companyName: 'Pekárna', registrationNumber: '00006947', yearOfBirth: 1984, gender: 'female' },
    })
  })
})

describe('what is refused', () => {
  test.each([
    ['a person without a last name', { consents, donationTargeting: 'single' }, person, { lastName: 'required' }],
    ['a company without a name and IČO', least, company, { companyName: 'required', registrationNumber: 'required' }],
    ['a year before 1900', { ...least, yearOfBirth: '1899' }, person, { yearOfBirth: 'min' }],
    ['a year that is yet to come', { ...least, yearOfBirth: '2027' }, person, { yearOfBirth: 'max' }],
    ['a year in letters', { ...least, yearOfBirth: 'loni' }, person, { yearOfBirth: 'invalid' }],
    ['a phone too short', { ...least, phone: '601 234' }, person, { phone: 'phone-too-short' }],
    [
      'a postal code too short',
      { ...least, address: { postalCode: '6020' } },
      person,
      { 'address.postalCode': 'postal-code-invalid' },
    ],
    [
      'an IČO whose check digit does not fit',
      { ...least, companyName: 'Pekárna', registrationNumber: '12345678' },
      company,
      { registrationNumber: 'registration-number-invalid' },
    ],
  ])('%s', (_, values, traits, codes) => {
    expect(judge(values, traits)).toEqual({ codes })
  })

  test('this very year of birth is not', () => {
    expect(judge({ ...least, yearOfBirth: '2026' })).toHaveProperty('sent')
    expect(judge({ ...least, yearOfBirth: '1900' })).toHaveProperty('sent')
  })
})
