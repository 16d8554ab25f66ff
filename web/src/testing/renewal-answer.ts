import type { FinancialRenewal, FormDefinition, FormFiles, FullUser, Renewal } from '../shared/api/wire.ts'
import { recipientAnswer, success } from './people.ts'
import { recipientRecord } from './recipient-record.ts'

/**
 * The contents of a renewal of a fictional family: a report, and a confirmation that may come by
 * post.
 */
export const renewalFiles: FormFiles = {
  categories: [
    {
      id: 'medical-report',
      label: 'Lékařská zpráva',
      isRequired: true,
      mayBeHandedOtherwise: true,
      needsIssueDate: true,
      mostMonthsOld: 6,
    },
    {
      id: 'income-confirmation',
      label: 'Potvrzení o příjmu',
      isRequired: true,
      mayBeHandedOtherwise: true,
      needsIssueDate: false,
    },
  ],
  files: [
    {
      fileId: 'file-1',
      category: 'medical-report',
      name: 'zprava.pdf',
      size: 1000,
      uploadedAt: '2026-11-09T08:00:00.000Z',
      issuedOn: null,
    },
  ],
  mostFiles: 20,
  totalLimit: 26_214_400,
}

export const openRenewal = (traits: Partial<Renewal> = {}): Renewal => ({
  version: 1,
  state: 'open',
  due: '2026-11-30',
  form: null,
  files: renewalFiles,
  receipt: null,
  request: null,
  ...traits,
})

export const genericForm: FormDefinition = {
  formId: 'renewal-2',
  title: 'Obnovení žádosti',
  sections: [
    {
      id: 'family',
      title: 'Kdo je doma',
      items: [
        { id: 'household-members', itemType: 'number', required: true, question: 'Kolik vás doma žije?', minimum: 1 },
        { id: 'changes', itemType: 'multiline text', required: false, question: 'Co se u vás změnilo?' },
      ],
    },
  ],
}

export const financialRenewal: FinancialRenewal = {
  kind: 'financial',
  householdMembers: 3,
  incomes: {
    wages: 24_000,
    business: 0,
    sickness: 0,
    pension: 0,
    parental: 0,
    'care-allowance': 4_400,
    benefits: 0,
    alimony: 0,
    other: 0,
  },
  expenses: { housing: 11_000, energy: 0, food: 9_000, treatment: 0, travel: 2_600, school: 0, loans: 0, other: 0 },
  treatment: { status: 202, endsOn: '2027-03-31' },
  contributionUse: 'Doprava do nemocnice a léky.',
  declarations: { isTrue: true, willReport: true, agreesToProcessing: true },
  handedOtherwise: ['income-confirmation'],
}

export const renewalReceipt = { receiptNumber: 'O-2026-0007', sentAt: '2026-11-10T09:00:00.000Z' }

export const sentRenewal = (traits: Partial<Renewal> = {}): Renewal =>
  openRenewal({ state: 'sent', receipt: renewalReceipt, request: financialRenewal, ...traits })

type Statuses = { request: NonNullable<FullUser['RecipientStatusOfRequest']>['Id']; renewal: 0 | 1 | 2 }

/** A family in the middle of its renewal by default. */
export const familyInRenewal = (
  { request, renewal }: Statuses = { request: 8, renewal: 1 },
  record = recipientRecord,
) =>
  recipientAnswer({
    expires: Date.parse('2100-01-01'),
    fullUser: {
      RecipientStatusOfRequest: { Id: request },
      RecipientRequestStatus: { Id: renewal },
      Recipient: record,
    },
  })

/** The provider's response when it has accepted the renewal. */
export function renewalSent() {
  const { profile, profile_full } = familyInRenewal({ request: 7, renewal: 2 })
  return success({ receipt: renewalReceipt, saved: { profile, profile_full, savedAt: renewalReceipt.sentAt } })
}
