import type { components } from '#generated/provider.d.ts'
import type { FamilyMember, Recipient } from '../../domain/state/recipient.ts'
import { type Instant, toIsoString } from '../../domain/time/instant.ts'
import { missingDocumentsOf } from '../recipient-document/documents-by-type.rules.ts'
import { dueDayOf } from './due-day.rules.ts'
import { editingLockOf } from './payout-lock.rules.ts'
import { nextPayoutOn } from './request-status.rules.ts'

type Schemas = components['schemas']

/** The family's record (rule 10.1); dates and locks are computed for the given instant. */
export const presentRecipientData = (recipient: Recipient, now: Instant): Schemas['RecipientData'] => {
  const { patient, carer, account, lastContributionOn } = recipient
  return {
    RecipientNumber: recipient.login,
    Patient: {
      ...(patient.title !== '' && { Title: patient.title }),
      FirstName: patient.firstName,
      LastName: patient.lastName,
      BirthMonth: patient.birthMonth,
      BirthYear: patient.birthYear,
    },
    CaringPerson: { FirstName: carer.firstName, LastName: carer.lastName },
    ContactAddress: recipient.address,
    ...(carer.phone !== '' && { Phone: carer.phone }),
    ...(carer.email !== '' && { Email: carer.email }),
    Account: account && {
      ...(account.prefix !== '' && { Prefix: account.prefix }),
      Number: account.number,
      BankCode: account.bankCode,
    },
    HousingType: recipient.housing,
    HouseholdMembers: recipient.householdMembers,
    FamilyMembers: recipient.familyMembers.map(presentMember),
    InformativeConsent: recipient.informativeConsent,
    LifeStory: recipient.lifeStory,
    DiseaseCategory: patient.disease,
    Phones: recipient.phones.map(({ id, phone }) => ({ Id: id, Phone: phone })),
    NextPayoutDate: nextPayoutOn(recipient, now),
    RenewalDate: recipient.nextRenewalOn && dueDayOf(recipient, recipient.nextRenewalOn, now),
    LastContributionMonth: lastContributionOn?.slice(0, 7) ?? null,
    MissingDocuments: missingDocumentsOf(recipient).map(({ type, label, dueOn }) => ({
      Type: type,
      Label: label,
      Due: dueDayOf(recipient, dueOn, now),
    })),
    EditingLock: presentLock(recipient, now),
  }
}

const presentLock = (recipient: Recipient, now: Instant): Schemas['EditingLock'] => {
  const { warningAt, from, until } = editingLockOf(recipient, now)
  return { WarningAt: toIsoString(warningAt), LockedAt: toIsoString(from), LockedUntil: toIsoString(until) }
}

const presentMember = (member: FamilyMember): Schemas['FamilyMember'] => ({
  Id: member.id,
  Name: member.name,
  Relation: member.relation,
  Gender: member.gender,
  ...(member.birthYear !== null && { BirthYear: member.birthYear }),
  ...(member.birthMonth !== null && { BirthMonth: member.birthMonth }),
  ...(member.phone !== '' && { Phone: member.phone }),
  ...(member.email !== '' && { Email: member.email }),
  ...(member.occupation !== '' && { SchoolOrProfession: member.occupation }),
  ...(member.hobbies !== '' && { Hobbies: member.hobbies }),
  IsMainContact: member.isMainContact,
  IsMissingData: isMissingData(member),
  ...(member.removal && {
    Removal: { RequestedAt: toIsoString(member.removal.requestedAt), Reason: member.removal.reason },
  }),
})

/** Whether required data of this person is missing (rule 10.4): the birth, or the phone of an emergency contact. */
const isMissingData = ({ relation, birthYear, birthMonth, phone }: FamilyMember): boolean =>
  relation === 'emergency-contact' ? phone === '' : birthYear === null || birthMonth === null
