import { changedFields } from '../../domain/people/find-person.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Random } from '../../domain/state/random.ts'
import type { FamilyMember, Recipient } from '../../domain/state/recipient.ts'
import { isFutureMonth } from '../../domain/time/calendar.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { patientWith, relationFault } from './patient-in-family.rules.ts'

export const MAX_MEMBERS = 50

/** The new data of a member. Only the foundation chooses the main contact (rule 5.1). */
export type MemberInput = Omit<FamilyMember, 'id' | 'isMainContact' | 'removal'>
type Faults = Readonly<
  Partial<
    Record<
      'birthMonth' | 'birthYear' | 'phone' | 'relation',
      'required' | 'future' | 'second-patient' | 'patient-fixed'
    >
  >
>

type Saved = { readonly kind: 'saved'; readonly recipient: Recipient }
type Faulty = {
  readonly kind: 'faulty'
  readonly error: 'family-member-refused' | 'month-in-future'
  readonly fields: Faults
}
type Refused<Code> = { readonly kind: 'refused'; readonly error: Code }
export type AddMemberResult = Saved | Faulty | Refused<'limit-reached'>
export type SaveMemberResult = Saved | Faulty | Refused<'member-not-found' | 'main-contact-fixed' | 'removal-requested'>

/** Rule 10.4. A new member is added at the end; members with a pending removal count too. */
export const addFamilyMember = (
  recipient: Recipient,
  input: MemberInput,
  { now, random }: { readonly now: Instant; readonly random: Random },
): Decision<AddMemberResult> => {
  if (recipient.familyMembers.length >= MAX_MEMBERS)
    return { result: { kind: 'refused', error: 'limit-reached' }, changes: [], rule: 'rule 10.5 Family member limit' }
  const faulty = relationFaultOf(recipient, null, input) ?? faultsOf(input, now)
  if (faulty) return faulty
  const member: FamilyMember = { ...input, id: `member-${random.id()}`, isMainContact: false, removal: null }
  return withMembers(recipient, [...recipient.familyMembers, member], member)
}

/**
 * Rules 10.4, 10.6: the birth of the main contact opens the account at login, so it cannot change; a request without it
 * changes nothing. A member with a requested removal cannot change.
 */
export const saveFamilyMember = (
  recipient: Recipient,
  memberId: string,
  input: MemberInput,
  now: Instant,
): Decision<SaveMemberResult> => {
  const member = recipient.familyMembers.find(({ id }) => id === memberId)
  if (!member) return refused('member-not-found', 'rule 10.4 Family member')
  if (member.removal !== null) return refused('removal-requested', 'rule 10.7 Member removal')
  const birth = member.isMainContact ? birthOfMainContact(recipient, member) : input
  if (isOther(input.birthYear, birth.birthYear) || isOther(input.birthMonth, birth.birthMonth))
    return refused('main-contact-fixed', 'rule 10.6 Main contact fixed')
  const completed = { ...input, birthYear: birth.birthYear, birthMonth: birth.birthMonth }
  const faulty = relationFaultOf(recipient, memberId, input) ?? faultsOf(completed, now)
  if (faulty) return faulty
  const saved: FamilyMember = { ...member, ...completed }
  const members = recipient.familyMembers.map((one) => (one === member ? saved : one))
  return withMembers(recipient, members, saved, member)
}

/** If the member's record has no birth, the birth date that opens the account supplies it. */
const birthOfMainContact = ({ birthDate }: Recipient, { birthYear, birthMonth }: FamilyMember) => ({
  birthYear: birthYear ?? Number(birthDate.slice(0, 4)),
  birthMonth: birthMonth ?? Number(birthDate.slice(5, 7)),
})

const isOther = (requested: number | null, stored: number | null): boolean => requested !== null && requested !== stored

const relationFaultOf = ({ familyMembers }: Recipient, memberId: string | null, { relation }: MemberInput) => {
  const fault = relationFault(familyMembers, memberId, relation)
  return fault && faultyIn('family-member-refused', { relation: fault })
}

/** Requires birth month and year, or the phone of an emergency contact; a future month is refused. */
const faultsOf = (input: MemberInput, now: Instant): Decision<Faulty> | null => {
  const { relation, birthYear, birthMonth, phone } = input
  const missing: Faults =
    relation === 'emergency-contact'
      ? { ...(phone.trim() === '' && { phone: 'required' }) }
      : {
          ...(birthMonth === null && { birthMonth: 'required' }),
          ...(birthYear === null && { birthYear: 'required' }),
        }
  if (Object.keys(missing).length > 0) return faultyIn('family-member-refused', missing)
  if (birthYear === null || !isFutureMonth({ year: birthYear, month: birthMonth }, now)) return null
  return faultyIn('month-in-future', { [birthMonth === null ? 'birthYear' : 'birthMonth']: 'future' })
}

const faultyIn = (error: Faulty['error'], fields: Faults): Decision<Faulty> => ({
  result: { kind: 'faulty', error, fields },
  changes: [],
  rule: 'rule 10.4 Family member',
})

const withMembers = (
  recipient: Recipient,
  familyMembers: readonly FamilyMember[],
  member: FamilyMember,
  before: FamilyMember | null = null,
): Decision<Saved> => {
  const saved = { ...recipient, familyMembers, patient: patientWith(recipient.patient, familyMembers, member, before) }
  return {
    result: { kind: 'saved', recipient: saved },
    changes: changedFields(recipient, saved),
    rule: 'rule 10.4 Family member',
  }
}

const refused = <Code extends string>(error: Code, rule: string): Decision<Refused<Code>> => ({
  result: { kind: 'refused', error },
  changes: [],
  rule,
})
