import { constantFrom } from 'fast-check'
import { stepKind } from '../step.ts'
import type { OperationId } from '../walk.ts'
import { callAs, donors, families } from './actors.ts'

const ofDonors = constantFrom<OperationId[]>('getUserProfile', 'getDocuments', 'getConsent', 'getRecurringPayments')
const ofFamilies = constantFrom<OperationId[]>(
  'getUserProfile',
  'getRecipientDocuments',
  'getHelpOffers',
  'getContactViews',
  'getRenewal',
)

/** Pages that only read: what they show, and to whom. */
export const reading = [
  stepKind('donor-reads', {
    weight: 2,
    details: { who: donors, what: ofDonors },
    say: ({ who, what }) => `${who} reads (${what})`,
    take: (walk, { who, what }) => callAs(walk, who, { operationId: what }),
  }),
  stepKind('family-reads', {
    weight: 2,
    details: { who: families, what: ofFamilies },
    say: ({ who, what }) => `family ${who} reads (${what})`,
    take: (walk, { who, what }) => callAs(walk, who, { operationId: what }),
  }),
]
