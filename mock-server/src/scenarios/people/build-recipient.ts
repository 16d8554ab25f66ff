import type { Contribution, FamilyMember, Recipient, RequestStatus } from '../../domain/state/recipient.ts'
import { statusTriple } from '../../resources/recipient-profile/request-status.rules.ts'

/** Days of the last twelve distributions before the scenario's start; calendar.ts agrees (see people.test.ts). */
export const PAYOUT_DAYS = [
  '2025-12-01',
  '2026-01-02',
  '2026-02-02',
  '2026-03-02',
  '2026-04-01',
  '2026-05-04',
  '2026-06-01',
  '2026-07-01',
  '2026-08-03',
  '2026-09-01',
  '2026-10-01',
  '2026-11-02',
] as const

/** Contributions of the same amount from the first to the last month, both included (`YYYY-MM`). */
export const contributions = (amount: number, from: string, to: string): Contribution[] =>
  PAYOUT_DAYS.filter((day) => day.slice(0, 7) >= from && day.slice(0, 7) <= to).map((paidOn) => ({
    month: paidOn.slice(0, 7),
    amount,
    paidOn,
  }))

const MEMBER: FamilyMember = {
  id: '',
  name: '',
  relation: 'other',
  gender: 'F',
  birthYear: 1980,
  birthMonth: 1,
  phone: '',
  email: '',
  occupation: '',
  hobbies: '',
  isMainContact: false,
  removal: null,
}

/** Members in order; the first is the main contact, the only one who may sign in (rule 5.1). */
export const family = (...members: readonly Partial<FamilyMember>[]): FamilyMember[] =>
  members.map((member, n) => ({ ...MEMBER, id: `member-${n + 1}`, isMainContact: n === 0, ...member }))

type Given = Partial<Omit<Recipient, 'kind' | 'requestStatus' | 'renewalStatus' | 'supportStatus'>> &
  Pick<Recipient, 'login' | 'familyId' | 'birthDate' | 'carer' | 'patient' | 'address'> & {
    readonly status: RequestStatus
  }

/** A recipient with default values; the three statuses belong together. */
export const buildRecipient = ({ status, ...given }: Given): Recipient => ({
  kind: 'recipient',
  personId: `p-${given.login}`,
  scope: 'recipient',
  displayName: `${given.carer.firstName} ${given.carer.lastName}`,
  gender: 'female',
  email: given.carer.email || null,
  account: null,
  housing: 'flat',
  householdMembers: given.familyMembers?.length ?? 2,
  familyMembers: [],
  informativeConsent: true,
  lifeStory: '',
  phones: [{ id: 'phone-1', phone: given.carer.phone }],
  nextRenewalOn: null,
  lastContributionOn: null,
  removedReason: null,
  askedDocuments: [],
  handedDocuments: [],
  contributions: [],
  editingLock: 'payout',
  photos: [],
  documents: [],
  previousLoginAt: null,
  lastLoginAt: null,
  ...given,
  ...statusTriple(status),
})
