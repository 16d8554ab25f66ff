import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { donorProfileRequestSchema } from '#web/shared/api/schemas.ts'
import type { DonorData } from '#web/shared/api/wire.ts'
import { fitToSchema } from '#web/shared/forms/fit-to-schema.ts'
import { codesOfIssues } from '#web/shared/forms/form-codes.ts'
import { accountKind } from '#web/shared/session/account-kind.ts'
import { composeProfile, profileCodes } from './profile-values.ts'

const schema = v.omit(donorProfileRequestSchema, ['basedOn'])

const donor: DonorData = {
  angelNumber: '10000001',
  address: {},
  birthYear: 1984,
  gender: 'female',
  consents: {
    recipientMayGetPostalAddress: false,
    recipientMayGetEmail: true,
    nameInPublicList: true,
    newsletter: true,
  },
  donationTargeting: 'multiple',
  taxData: { subject: 'natural-person', name: 'Jana Nováková' },
  personalDataConsentOn: '2024-01-10',
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

/** The request to send, or the errors, as validated by the form in November 2026. */
function validate(values: Parameters<typeof composeProfile>[0], traits = person) {
  const fitted = fitToSchema(composeProfile(values, donor, traits), schema) as object
  const { issues = [], output, success } = v.safeParse(schema, fitted)
  const codes = { ...codesOfIssues(issues), ...profileCodes({ ...fitted }, traits, 2026) }
  return success && Object.keys(codes).length === 0 ? { sent: output } : { codes }
}

describe('the profile request', () => {
  test('contains the full profile: an empty field is omitted, which clears it', () => {
    expect(validate(least)).toEqual({
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

  test('has no spaces at the ends and a phone in the format of the field', () => {
    const typed = {
      ...least,
      firstName: ' Jana ',
      phone: '601 234 567',
      address: { city: ' Brno ', postalCode: ' 602\u00a000 ' },
      birthYear: ' 1984 ',
    }
    expect(validate(typed)).toMatchObject({
      sent: {
        firstName: 'Jana',
        phone: '+420601234567',
        address: { city: 'Brno', postalCode: '602 00' },
        birthYear: 1984,
      },
    })
  })

  test('contains the free text of a source only for „elsewhere“', () => {
    expect(validate({ ...least, sourceOfAwareness: { id: '6', text: ' od sousedky ' } })).toMatchObject({
      sent: { sourceOfAwareness: { id: 6, text: 'od sousedky' } },
    })
    expect(validate({ ...least, sourceOfAwareness: { id: '2', text: 'od sousedky' } })).toMatchObject({
      sent: { sourceOfAwareness: { id: 2 } },
    })
    expect(validate({ ...least, sourceOfAwareness: { text: 'od sousedky' } })).toMatchObject({
      sent: { lastName: 'Nováková' },
    })
  })

  test('preserves for a company the values of fields that a company form does not show', () => {
    const typed = { ...least, companyName: 'Pekárna', registrationNumber: '000 06 947' }
    expect(validate(typed, company)).toMatchObject({
      sent: { companyName: 'Pekárna', registrationNumber: '00006947', birthYear: 1984, gender: 'female' },
    })
  })
})

test.each([undefined, ' ', '\u200b'])(
  'a company without an IČO saves its profile without one: „%s“',
  (registrationNumber) => {
    const typed = { ...least, companyName: 'Bäckerei', ...(registrationNumber && { registrationNumber }) }
    expect(validate(typed, company)).toHaveProperty('sent')
    expect(validate(typed, company)).not.toHaveProperty('sent.registrationNumber')
  },
)

describe('the errors of a profile', () => {
  test.each([
    ['a person without a last name', { consents, donationTargeting: 'single' }, person, { lastName: 'required' }],
    ['a company without a name', least, company, { companyName: 'required' }],
    ['a year before 1900', { ...least, birthYear: '1899' }, person, { birthYear: 'min' }],
    ['a future year', { ...least, birthYear: '2027' }, person, { birthYear: 'max' }],
    ['a year in letters', { ...least, birthYear: 'loni' }, person, { birthYear: 'not-a-whole-number' }],
    ['a phone too short', { ...least, phone: '601 234' }, person, { phone: 'phone-too-short' }],
    [
      'a postal code too short',
      { ...least, address: { postalCode: '6020' } },
      person,
      { 'address.postalCode': 'postal-code-invalid' },
    ],
    [
      'an IČO with a wrong check digit',
      { ...least, companyName: 'Pekárna', registrationNumber: '12345678' },
      company,
      { registrationNumber: 'registration-number-invalid' },
    ],
  ])('the profile is refused: %s', (_, values, traits, codes) => {
    expect(validate(values, traits)).toEqual({ codes })
  })

  test('a year of birth equal to the present year is refused', () => {
    expect(validate({ ...least, birthYear: '2026' })).toHaveProperty('sent')
    expect(validate({ ...least, birthYear: '1900' })).toHaveProperty('sent')
  })
})
