import { describe, expect, test } from 'vitest'
import type { DonorProfile } from '../../domain/state/donor.ts'
import { aDonor } from '../../testing/people.ts'
import { displayNameOf, genderOf, requiredName, usualTaxData, withOwnFields } from './account-kind.rules.ts'

const both = (given: Partial<DonorProfile> = {}): DonorProfile => ({
  ...aDonor().profile,
  companyName: 'Pekárna U Mostu s.r.o.',
  registrationNumber: '12345679',
  ...given,
})
const person = (given?: Partial<DonorProfile>) => ({ isCorporateAccount: false, profile: both(given) })
const company = (given?: Partial<DonorProfile>) => ({ isCorporateAccount: true, profile: both(given) })

describe('what depends on the type of account', () => {
  test("a person's account has their own name, a company's account the company's name", () => {
    expect([displayNameOf(person()), displayNameOf(company())]).toEqual(['Jana Nováková', 'Pekárna U Mostu s.r.o.'])
    expect(displayNameOf(person({ firstName: '' }))).toBe('Nováková')
  })

  test('a name made of two full fields is cut at the end of a field, between characters', () => {
    const name = displayNameOf(person({ firstName: '🌻'.repeat(99), lastName: 'N'.repeat(100) }))
    expect(Array.from(name)).toHaveLength(100)
    expect(name).toBe(`${'🌻'.repeat(99)} `)
  })

  test('a company has no gender', () => expect([genderOf(person()), genderOf(company())]).toEqual(['female', null]))

  test('the required name is the last name, or the company’s', () =>
    expect([requiredName(person()), requiredName(company())]).toEqual(['lastName', 'companyName']))

  test('an account of a person stores no company data', () => {
    expect(withOwnFields(person())).toMatchObject({ companyName: '', registrationNumber: '', lastName: 'Nováková' })
    expect(withOwnFields(company())).toEqual(both())
  })

  test('certificates are issued to a legal entity or to a natural person', () => {
    expect(usualTaxData(company())).toMatchObject({ personKind: 'legal', name: 'Pekárna U Mostu s.r.o.' })
    expect(usualTaxData(person())).toMatchObject({ personKind: 'natural', name: 'Jana Nováková' })
  })
})
