import { fullName } from '../../domain/people/full-name.ts'
import type { FamilyMember, Recipient } from '../../domain/state/recipient.ts'

type Patient = Recipient['patient']
type Members = Recipient['familyMembers']

/**
 * The supported person is in the record twice: as the patient and among the members of the family. Both are the same person, so
 * a save of one updates the other: the names and the month and year of birth. The member is the first one with the
 * relation `patient`. A member with a requested removal cannot change, and the birth of a main contact never changes (rule 10.6).
 */
const patientIn = (members: Members): FamilyMember | undefined =>
  members.find(({ relation, removal }) => relation === 'patient' && removal === null)

/** A family has exactly one patient. Returns what is wrong with the relation of a member; `memberId` is null for a new one. */
export const relationFault = (
  members: Members,
  memberId: string | null,
  relation: FamilyMember['relation'],
): 'second-patient' | 'patient-fixed' | null => {
  const patients = members.filter((member) => member.relation === 'patient')
  const isPatient = patients.some(({ id }) => id === memberId)
  if (relation === 'patient') return isPatient || patients.length === 0 ? null : 'second-patient'
  return isPatient && patients.length === 1 ? 'patient-fixed' : null
}

/** Whether the family would have no patient without this member. */
export const isOnlyPatient = (members: Members, member: FamilyMember): boolean =>
  member.relation === 'patient' && members.filter(({ relation }) => relation === 'patient').length === 1

/** Returns the family after the patient's data were saved, with what that save changed; a missing birth is completed. */
export const membersWith = (members: Members, patient: Patient, before: Patient): Members => {
  const found = patientIn(members)
  if (!found) return members
  const name = fullName(patient) === fullName(before) ? found.name : fullName(patient)
  const birthOf = (key: 'birthYear' | 'birthMonth') =>
    found[key] === null || patient[key] !== before[key] ? patient[key] : found[key]
  const birth = found.isMainContact ? {} : { birthYear: birthOf('birthYear'), birthMonth: birthOf('birthMonth') }
  return members.map((member) => (member === found ? { ...found, name, ...birth } : member))
}

/**
 * Returns the patient after a member was saved, with what that save changed; `before` is null for a new member. A name of one word leaves
 * the last name unchanged.
 */
export const patientWith = (
  patient: Patient,
  members: Members,
  saved: FamilyMember,
  before: FamilyMember | null,
): Patient => {
  if (patientIn(members)?.id !== saved.id) return patient
  const { birthYear, birthMonth } = saved
  const isChanged = (key: 'name' | 'birthYear' | 'birthMonth') =>
    before?.relation !== 'patient' || saved[key] !== before[key]
  return {
    ...patient,
    ...(isChanged('name') && saved.name !== fullName(patient) && namesOf(saved.name, patient)),
    ...(isChanged('birthYear') && birthYear !== null && { birthYear }),
    ...(isChanged('birthMonth') && birthMonth !== null && { birthMonth }),
  }
}

/** An unchanged name shows where the last name begins; otherwise the last word is the last name. A title is not part of it and stays. */
const namesOf = (name: string, { firstName, lastName }: Patient): Partial<Pick<Patient, 'firstName' | 'lastName'>> => {
  if (name.startsWith(`${firstName} `)) return { lastName: name.slice(firstName.length + 1) }
  if (name.endsWith(` ${lastName}`)) return { firstName: name.slice(0, -lastName.length - 1) }
  const words = name.trim().split(/\s+/u)
  const last = words.pop() ?? ''
  return words.length === 0 ? { firstName: last } : { firstName: words.join(' '), lastName: last }
}
