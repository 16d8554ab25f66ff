import { constantFrom, nat } from 'fast-check'
import { stepKind } from '../step.ts'
import { sendWrite, writeKind } from '../trouble.ts'
import type { OperationId } from '../walk.ts'
import { callAs, donors, families, writeAs } from './actors.ts'

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

const rate = { operationId: 'saveNps' } as const

export const ratings = [
  writeKind('rate', {
    weight: 2,
    details: { who: donors, rating: nat({ max: 9 }) },
    say: ({ who, rating }) => `${who} rates ${rating + 1}`,
    take: (walk, { who, rating, trouble }) => writeAs(walk, who, { ...rate, body: { rating: rating + 1 } }, trouble),
  }),
  writeKind('rate-by-link', {
    details: { rating: nat({ max: 9 }), emlid: constantFrom('jana-nps-2026', 'nobody-nps-2026') },
    say: ({ rating, emlid }) => `the reader of the link ${emlid} rates ${rating + 1}`,
    take: (walk, { rating, emlid, trouble }) =>
      sendWrite(walk, { ...rate, body: { rating: rating + 1, emlid } }, trouble),
  }),
  stepKind('look-at-rating', {
    details: { who: donors },
    say: ({ who }) => `${who} looks at the rating`,
    take: (walk, { who }) => callAs(walk, who, { operationId: 'getNps' }),
  }),
]
