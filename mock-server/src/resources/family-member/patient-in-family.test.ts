import { describe, expect, test } from 'vitest'
import type { FamilyMember, Recipient } from '../../domain/state/recipient.ts'
import { after } from '../../testing/apply.ts'
import { aFamily, aMember, memberInput, recipientDataOf } from '../../testing/families.ts'
import { inSession } from '../../testing/family-inputs.ts'
import { aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { saveRecipientData } from '../recipient-data/recipient-data.rules.ts'
import { addFamilyMember, type MemberInput, saveFamilyMember } from './save-family-member.rules.ts'

const context = { now: NOW, random: fixedRandom() }
const family = aFamily()
const patientOf = ({ familyMembers }: Recipient) => familyMembers.find(({ relation }) => relation === 'patient')
const withPatient = (given: Partial<FamilyMember>) =>
  aFamily({
    familyMembers: family.familyMembers.map((member) =>
      member.relation === 'patient' ? { ...member, ...given } : member,
    ),
  })

const savePatient = (given: Partial<Recipient['patient']>, recipient = family): Recipient => {
  const world = aWorld([recipient])
  const data = recipientDataOf(recipient)
  const { changes } = saveRecipientData(
    world,
    recipient,
    { ...data, patient: { ...data.patient, ...given } },
    inSession(),
  )
  return after(world, changes).people.get(recipient.personId) as Recipient
}
const saveMember = (memberId: string, given: Partial<MemberInput>, recipient = family): Recipient => {
  const member = recipient.familyMembers.find(({ id }) => id === memberId) ?? aMember()
  const { changes } = saveFamilyMember(recipient, memberId, { ...memberInput(member), ...given }, NOW)
  return after(aWorld([recipient]), changes).people.get(recipient.personId) as Recipient
}

describe('a save of the patient updates the family member who is the patient', () => {
  test('in the names, month and year', () => {
    const saved = savePatient({ firstName: 'Tomáš Jan', lastName: 'Malý', birthYear: 2019, birthMonth: 7 })
    expect(patientOf(saved)).toEqual({
      ...patientOf(family),
      name: 'Tomáš Jan Malý',
      birthYear: 2019,
      birthMonth: 7,
    })
  })

  test('in nothing else, and changes no one else', () => {
    const saved = savePatient({ title: 'Bc.', lastName: 'Malý' })
    expect(patientOf(saved)).toEqual({ ...patientOf(family), name: 'Tomáš Malý' })
    expect(saved.familyMembers.toSpliced(1, 1)).toEqual(family.familyMembers.toSpliced(1, 1))
  })

  test('and completes a member without a birth', () => {
    const saved = savePatient({}, withPatient({ birthYear: null, birthMonth: null }))
    expect(patientOf(saved)).toMatchObject({ birthYear: 2020, birthMonth: 3 })
  })

  test('but not a member with a requested removal, nor the birth of a main contact', () => {
    const leaving = withPatient({ removal: { requestedAt: NOW, reason: 'Omyl.' } })
    expect(patientOf(savePatient({ lastName: 'Malý' }, leaving))).toEqual(patientOf(leaving))
    const grownUp = withPatient({ isMainContact: true })
    expect(patientOf(savePatient({ lastName: 'Malý', birthYear: 2019 }, grownUp))).toMatchObject({
      name: 'Tomáš Malý',
      birthYear: 2020,
    })
  })

  test('and cuts two long names to the length of one field; saving the member leaves them uncut', () => {
    const long = { firstName: 'Ř'.repeat(60), lastName: 'Ž'.repeat(60) }
    const saved = savePatient(long)
    expect(patientOf(saved)?.name).toBe(`${'Ř'.repeat(60)} ${'Ž'.repeat(39)}`)
    expect(saveMember('member-2', { hobbies: 'vlaky' }, saved).patient).toMatchObject(long)
  })
})

describe('a save of the member who is the patient updates the patient', () => {
  test.each([
    ['another last name', 'Tomáš Malý', { firstName: 'Tomáš', lastName: 'Malý' }],
    ['a last name with two parts', 'Tomáš Malý Svoboda', { firstName: 'Tomáš', lastName: 'Malý Svoboda' }],
    ['another first name', 'Jan Ámos Svoboda', { firstName: 'Jan Ámos', lastName: 'Svoboda' }],
    ['both', 'Jan Ámos Malý', { firstName: 'Jan Ámos', lastName: 'Malý' }],
    ['one word', 'Tomášek', { firstName: 'Tomášek', lastName: 'Svoboda' }],
    ['the same', 'Tomáš Svoboda', { firstName: 'Tomáš', lastName: 'Svoboda' }],
  ])('%s: %s', (_, name, want) =>
    expect(saveMember('member-2', { name }).patient).toEqual({ ...family.patient, ...want }),
  )

  test('in the month and year of birth', () =>
    expect(saveMember('member-2', { birthYear: 2018, birthMonth: 12 }).patient).toMatchObject({
      birthYear: 2018,
      birthMonth: 12,
    }))

  test('but a save of a sister does not, even if she is called a patient too', () => {
    expect(saveMember('member-4', { name: 'Eliška Malá' }).patient).toEqual(family.patient)
    expect(saveMember('member-4', { name: 'Eliška Malá', relation: 'patient' }).patient).toEqual(family.patient)
  })

  test('and a member can become the patient of a family without one', () => {
    const none = aFamily({ familyMembers: family.familyMembers.slice(0, 1) })
    const input = { ...memberInput(aMember({ relation: 'patient', name: 'Tomáš Malý' })) }
    const { changes } = addFamilyMember(none, input, context)
    expect((after(aWorld([none]), changes).people.get(none.personId) as Recipient).patient).toMatchObject({
      lastName: 'Malý',
      birthYear: 2017,
    })
  })
})
