import { normalizePostalCode } from '#rules/formats/postal-code.ts'
import type { FormAnswers } from '#rules/forms/form.ts'
import type { FormFile, HelpRequest } from '../../domain/state/help-request.ts'
import type {
  DiseaseCategory,
  FamilyMember,
  FamilyRelation,
  HandedDocument,
  Housing,
  Recipient,
} from '../../domain/state/recipient.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { documentTypeOf } from '../recipient-document/documents-by-type.rules.ts'
import { statusTriple } from '../recipient-profile/request-status.rules.ts'
import { contactNameOf, readAnswers } from './read-answers.rules.ts'

type Read = ReturnType<typeof readAnswers>
type Made = { readonly login: string; readonly familyId: string; readonly now: Instant }

/**
 * Creates the family of an approved request: with the status new, so that it is not paid before its account is known. Its story was
 * written for the foundation only and is not shown to donors.
 */
export const familyOfRequest = (
  { answers, files }: Pick<HelpRequest, 'files'> & { readonly answers: FormAnswers },
  { login, familyId, now }: Made,
): Recipient => {
  const read = readAnswers(answers)
  const carer = {
    firstName: read.text('contact-first-name'),
    lastName: read.text('contact-last-name'),
    phone: `+420${read.text('contact-phone')}`,
    email: read.text('contact-email'),
  }
  return {
    kind: 'recipient',
    personId: `p-${login}`,
    login,
    scope: 'recipient',
    familyId,
    displayName: contactNameOf(answers),
    gender: genderOf(carer.lastName) === 'F' ? 'female' : 'male',
    email: carer.email,
    birthDate: read.text('contact-birth'),
    patient: {
      title: '',
      firstName: read.text('patient-first-name'),
      lastName: read.text('patient-last-name'),
      ...birthOf(read.text('patient-birth')),
      disease: read.chosen('disease-category') as DiseaseCategory,
    },
    carer,
    address: {
      street: read.text('street'),
      houseNumber: read.text('house-number'),
      city: read.text('city'),
      postalCode: normalizePostalCode(read.text('postal-code')),
    },
    account: null,
    housing: read.chosen('housing') as Housing,
    householdMembers: read.number('household-members'),
    familyMembers: membersOf(read, carer),
    informativeConsent: read.isTrue('may-be-approached'),
    lifeStory: '',
    phones: [{ id: 'phone-1', phone: carer.phone }],
    ...statusTriple('new'),
    nextRenewalOn: null,
    lastContributionOn: null,
    removedReason: null,
    askedDocuments: [],
    handedDocuments: files.map((file) => handedWith(file, now)),
    contributions: [],
    editingLock: 'payout',
    photos: [],
    documents: [],
    previousLoginAt: null,
    lastLoginAt: null,
  }
}

/** Files of the request need not be handed over again; the foundation has read them. */
const handedWith = ({ fileId, category, ...file }: FormFile, acceptedAt: Instant): HandedDocument => ({
  ...file,
  id: fileId,
  type: documentTypeOf(category),
  acceptedAt,
  fromRenewal: false,
})

/** The person who signs in comes first; an applicant who is the patient is both. */
const membersOf = (read: Read, carer: Recipient['carer']): FamilyMember[] => {
  const relation = read.chosen('contact-relation') as FamilyRelation
  const main = aMember(1, {
    name: `${carer.firstName} ${carer.lastName}`,
    relation,
    ...birthOf(read.text('contact-birth')),
    phone: carer.phone,
    email: carer.email,
    isMainContact: true,
  })
  if (relation === 'patient') return [main]
  const name = `${read.text('patient-first-name')} ${read.text('patient-last-name')}`
  return [main, aMember(2, { name, relation: 'patient', ...birthOf(read.text('patient-birth')) })]
}

const aMember = (
  n: number,
  given: Pick<FamilyMember, 'name' | 'relation' | 'birthYear' | 'birthMonth'> & Partial<FamilyMember>,
): FamilyMember => ({
  id: `member-${n}`,
  gender: genderOf(given.name),
  phone: '',
  email: '',
  occupation: '',
  hobbies: '',
  isMainContact: false,
  removal: null,
  ...given,
})

/** The form has no such field; a Czech surname mostly determines it, and the family can correct it. */
const genderOf = (name: string): FamilyMember['gender'] => (name.trim().endsWith('á') ? 'F' : 'M')

const birthOf = (day: string) => {
  const { year, month } = Temporal.PlainDate.from(day)
  return { birthYear: year, birthMonth: month }
}
