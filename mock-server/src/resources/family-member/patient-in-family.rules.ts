import { fullName } from '../../domain/people/full-name.ts'
import type { FamilyMember, Recipient } from '../../domain/state/recipient.ts'

type Patient = Recipient['patient']
type Members = Recipient['familyMembers']

/**
 * The supported person is in the record twice: as the patient and among the members of the family. Both are the same person, so
 * what is saved of the one holds for the other: the names and the month and year of birth. The member is the first one of the
 * relation `patient`; one whose removal was asked for does not change any more, and the birth of a main contact never does (rule 10.6).
 */
const patientIn = (members: Members): FamilyMember | undefined =>
  members.find(({ relation, removal }) => relation === 'patient' && removal === null)

/** A family has exactly one patient. Tells what is wrong with the relation that a member shall have; `memberId` is null for a new one. */
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

/** The family after the patient's data were saved. */
export const membersWith = (members: Members, patient: Patient): Members => {
  const found = patientIn(members)
  if (!found) return members
  const { birthYear, birthMonth } = found.isMainContact ? found : patient
  const changed = { ...found, name: fullName(patient), birthYear, birthMonth }
  return members.map((member) => (member === found ? changed : member))
}

/** The patient after a member was saved; a name of one word says nothing of the last name, which then stays. */
export const patientWith = (patient: Patient, members: Members, saved: FamilyMember): Patient => {
  if (patientIn(members)?.id !== saved.id) return patient
  const { birthYear, birthMonth } = saved
  return {
    ...patient,
    ...(saved.name !== fullName(patient) && namesOf(saved.name, patient)),
    ...(birthYear !== null && { birthYear }),
    ...(birthMonth !== null && { birthMonth }),
  }
}

/** A name that stayed tells where the other one begins, otherwise the last word is the last name. A title is no part of it and stays. */
const namesOf = (name: string, { firstName, lastName }: Patient): Partial<Pick<Patient, 'firstName' | 'lastName'>> => {
  if (name.startsWith(`${firstName} `)) return { lastName: name.slice(firstName.length + 1) }
  if (name.endsWith(` ${lastName}`)) return { firstName: name.slice(0, -lastName.length - 1) }
  const words = name.trim().split(/\s+/u)
  const last = words.pop() ?? ''
  return words.length === 0 ? { firstName: last } : { firstName: words.join(' '), lastName: last }
}
