import { describe, expect, test } from 'vitest'
import type { Donor } from '../../domain/state/donor.ts'
import { after } from '../../testing/apply.ts'
import { aDonor, at, aWorld, NOW } from '../../testing/people.ts'
import { type ProfileInput, saveProfile } from './donor-profile.rules.ts'

const { email: _email, ...jana } = aDonor().profile
const inputOf = (given: Partial<ProfileInput['profile']> = {}, more: Partial<ProfileInput> = {}): ProfileInput => ({
  profile: { ...jana, ...given },
  consents: {
    recipientMayGetPostalAddress: false,
    recipientMayGetEmail: false,
    nameInPublicList: false,
    newsletter: false,
  },
  targeting: 'multiple',
  ...more,
})
const company = aDonor({ isCorporateAccount: true })

const save = (given: ProfileInput, donor: Donor = aDonor(), now = NOW) => {
  const decision = saveProfile(donor, given, now)
  const person = after(aWorld([donor]), decision.changes).people.get(donor.personId) as Donor
  return { ...decision, saved: person }
}
const fieldsOf = (given: ProfileInput, donor?: Donor, now?: number) => {
  const { result, changes } = save(given, donor, now)
  expect(changes.length === 0 || result.kind === 'saved').toBe(true)
  return result.kind === 'refused' ? result.fields : 'saved'
}

describe('a profile is refused', () => {
  test.each([
    ['an individual without a last name', inputOf({ lastName: '' }), aDonor(), { lastName: 'required' }],
    ['an individual with spaces for a last name', inputOf({ lastName: ' \u00a0' }), aDonor(), { lastName: 'required' }],
    [
      'an individual with a company’s name only',
      inputOf({ lastName: '', companyName: 'Firma' }),
      aDonor(),
      { lastName: 'required' },
    ],
    ['a company without its name', inputOf(), company, { companyName: 'required' }],
    ['a year of birth before 1900', inputOf({ birthYear: 1899 }), aDonor(), { birthYear: 'min' }],
    ['a future year of birth', inputOf({ birthYear: 2027 }), aDonor(), { birthYear: 'max' }],
    [
      'a text about another source',
      inputOf({ awarenessSource: 5, awarenessOther: 'běh' }),
      aDonor(),
      { 'sourceOfAwareness.text': 'invalid' },
    ],
    [
      'several faults at once',
      inputOf({ lastName: '', birthYear: 2027 }),
      aDonor(),
      { lastName: 'required', birthYear: 'max' },
    ],
  ] as const)('%s', (_, given, donor, fields) => expect(fieldsOf(given, donor)).toEqual(fields))
})

describe('a profile is saved', () => {
  test.each([
    ['born in 1900', inputOf({ birthYear: 1900 }), aDonor()],
    ['born this year', inputOf({ birthYear: 2026 }), aDonor()],
    ['of a company without a person', inputOf({ companyName: 'Firma', firstName: '', lastName: '' }), company],
    ['with a text about the other source', inputOf({ awarenessSource: 6, awarenessOther: 'běh' }), aDonor()],
    ['without a text about the other source', inputOf({ awarenessSource: 6 }), aDonor()],
  ] as const)('%s', (_, given, donor) => expect(fieldsOf(given, donor)).toBe('saved'))

  test('the year of birth is compared with the year in Prague', () => {
    const midnight = at('2027-01-01T00:00:00+01:00')
    expect(fieldsOf(inputOf({ birthYear: 2027 }), aDonor(), midnight - 1)).toEqual({ birthYear: 'max' })
    expect(fieldsOf(inputOf({ birthYear: 2027 }), aDonor(), midnight)).toBe('saved')
  })

  test('completely: a field that is left out is cleared, the e-mail stays', () => {
    const { saved } = save(inputOf({ firstName: '', city: 'Brno' }), aDonor())
    expect(saved.profile).toMatchObject({ firstName: '', city: 'Brno', email: 'jana@example.com', street: '' })
  })

  test('with the name in the frame updated, of a person and of a company', () => {
    expect(save(inputOf({ lastName: 'Malá' })).saved.displayName).toBe('Jana Malá')
    expect(save(inputOf({ companyName: 'Pekárna' }), company).saved.displayName).toBe('Pekárna')
  })

  test('without company data in an individual’s account', () => {
    const { saved } = save(inputOf({ companyName: 'Firma', registrationNumber: '12345679' }))
    expect(saved.profile).toMatchObject({ companyName: '', registrationNumber: '' })
    expect(saved.displayName).toBe('Jana Nováková')
  })

  test('as it was typed, in NFC (rule 14.3) and with an IČO of eight digits (rule 6.17)', () => {
    const typed = inputOf({
      firstName: ' Zdene\u030cka ',
      city: '<b>&"\\ 🌻',
      companyName: 'Firma',
      registrationNumber: '1234560',
    })
    const { profile } = save(typed, company).saved
    expect(profile).toMatchObject({ firstName: ' Zden\u011bka ', city: '<b>&"\\ 🌻', registrationNumber: '01234560' })
  })

  test('keeps the day of the consent to personal data', () =>
    expect(save(inputOf()).saved.consents.personalDataConfirmedAt).toBe(NOW))

  test('and the public list is updated in the night', () => {
    const consents = { ...inputOf().consents, nameInPublicList: true }
    const { saved } = save(inputOf({}, { consents }))
    expect(saved.publicListing).toEqual({ isListed: false, changeDueAt: at('2026-11-11T03:00:00+01:00') })
  })

  test('without any change if the values are the same', () => {
    const { saved } = save(inputOf({ city: 'Brno' }))
    expect(save(inputOf({ city: 'Brno' }), saved).changes).toEqual([])
    expect(save(inputOf()).changes).toEqual([])
  })
})
