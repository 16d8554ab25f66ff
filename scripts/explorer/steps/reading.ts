import { constantFrom, record } from 'fast-check'
import { stepKind } from '../step.ts'
import { callAs, donors, families } from './actors.ts'

const OF_DONORS = {
  getUserProfile: '/userProfile',
  getDocuments: '/documents',
  getConsent: '/consent',
  getRecurringPayments: '/recurringPayments',
} as const
const OF_FAMILIES = {
  getUserProfile: '/userProfile',
  getRecipientDocuments: '/recipientDocuments',
  getHelpOffers: '/helpOffers',
  getContactViews: '/contactViews',
  getRenewal: '/renewal',
} as const

const namesOf = <Paths extends object>(paths: Paths) =>
  constantFrom(...(Object.keys(paths) as (keyof Paths & string)[]))

/** Pages that only read: what they show, and to whom. */
export const reading = [
  stepKind('donor-reads', {
    weight: 2,
    details: record({ who: donors, what: namesOf(OF_DONORS) }),
    say: ({ who, what }) => `${who} reads (${what})`,
    take: (walk, { who, what }) => callAs(walk, who, { operationId: what, method: 'GET', path: OF_DONORS[what] }),
  }),
  stepKind('family-reads', {
    weight: 2,
    details: record({ who: families, what: namesOf(OF_FAMILIES) }),
    say: ({ who, what }) => `family ${who} reads (${what})`,
    take: (walk, { who, what }) => callAs(walk, who, { operationId: what, method: 'GET', path: OF_FAMILIES[what] }),
  }),
]
