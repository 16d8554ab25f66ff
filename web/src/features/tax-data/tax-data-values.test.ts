import { describe, expect, test } from 'vitest'
import type { DonorData } from '#web/shared/api/wire.ts'
import { composeTaxData, openingFields, taxDataCodes, validateTaxData } from './tax-data-values.ts'

const today = '2026-11-10'
const jana = { subject: 'natural-person', name: 'Jana Nováková', birthDate: '1984-06-18' } as const
const bakery = { subject: 'legal-entity', name: 'Pekárna U Mostu s.r.o.', registrationNumber: '25596641' } as const

describe('the tax data request', () => {
  const form = {
    subject: 'natural-person',
    name: ' Jana Nováková ',
    birthDate: { day: '18', month: '6', year: '1984' },
    registrationNumber: ' 255 96 641',
  }

  test('of a person has the trimmed name, and the date of its three selects', () => {
    expect(composeTaxData(form)).toEqual(jana)
  })

  test('of a legal entity has the number without spaces, and no date of birth', () => {
    expect(composeTaxData({ ...form, subject: 'legal-entity', name: bakery.name })).toEqual(bakery)
  })

  test('omits an incomplete date', () => {
    expect(composeTaxData({ ...form, birthDate: { day: '18', month: '6' } })).toEqual({
      ...jana,
      birthDate: undefined,
    })
  })
})

describe('the rules of tax data', () => {
  test.each([
    ['a valid person', jana, {}],
    ['a valid legal entity', bakery, {}],
    ['a person without a date of birth', { ...jana, birthDate: undefined }, { birthDate: 'required' }],
    ['born today', { ...jana, birthDate: today }, {}],
    ['born tomorrow', { ...jana, birthDate: '2026-11-11' }, { birthDate: 'max' }],
    ['born on the first allowed day', { ...jana, birthDate: '1900-01-01' }, {}],
    ['born a day before the first allowed day', { ...jana, birthDate: '1899-12-31' }, { birthDate: 'min' }],
    [
      'a legal entity without its number',
      { ...bakery, registrationNumber: undefined },
      { registrationNumber: 'required' },
    ],
    ['a legal entity without a name', { ...bakery, name: '' }, { name: 'required' }],
  ])('the tax data: %s', (_, given, codes) => {
    expect(taxDataCodes(given, today)).toEqual(codes)
  })

  test('an impossible date is a wrong value, not a missing one', () => {
    const given = composeTaxData({ ...jana, birthDate: { day: '31', month: '2', year: '1984' } })
    expect(taxDataCodes(given, today)).toEqual({ birthDate: 'invalid' })
  })

  test('only valid data can be previewed as a certificate', () => {
    expect(validateTaxData(jana, today).request).toEqual(jana)
    expect(validateTaxData({ ...bakery, registrationNumber: '25596640' }, today).request).toBeUndefined()
    expect(validateTaxData({ subject: 'natural-person', name: 'Jana' }, today).request).toBeUndefined()
  })
})

describe('the initial values of the tax data form', () => {
  const blank: DonorData = {
    angelNumber: '10000001',
    address: {},
    consents: {
      recipientMayGetPostalAddress: false,
      recipientMayGetEmail: false,
      nameInPublicList: false,
      newsletter: false,
    },
    donationTargeting: 'multiple',
    taxData: { subject: 'natural-person', name: '' },
    personalDataConsentOn: null,
    title: 'Ing.',
    firstName: 'Jana',
    lastName: 'Nováková',
    companyName: 'Pekárna U Mostu s.r.o.',
    registrationNumber: '25596641',
  }

  test('are the saved data, whatever the type of the account', () => {
    const donor = {
      ...blank,
      taxData: { subject: 'natural-person' as const, name: 'Jana N.', birthDate: '1984-06-18' },
    }
    expect(openingFields(donor, 'legal-entity')).toMatchObject({ subject: 'natural-person', name: 'Jana N.' })
  })

  test('are the person of the profile if nothing is saved yet', () => {
    expect(openingFields(blank, 'natural-person')).toMatchObject({
      subject: 'natural-person',
      name: 'Ing. Jana Nováková',
    })
  })

  test('are the company of a corporate account', () => {
    expect(openingFields(blank, 'legal-entity')).toEqual(bakery)
  })
})
