import { CODE_LIFE, CODE_TRIES } from '../domain/access/one-time-code.ts'
import type { Donor } from '../domain/state/donor.ts'
import type { DueEvent } from '../domain/state/due-event.ts'
import { indexEvents, memoizeEvents } from '../domain/state/event-index.ts'
import { inOrderOfTime, mergeEvents } from '../domain/state/event-list.ts'
import type { Recipient } from '../domain/state/recipient.ts'
import type { CodeTransaction, Person, SignInAttempts, WorldState } from '../domain/state/world-state.ts'
import type { Instant } from '../domain/time/instant.ts'
import { memoizeUntilChange } from '../domain/time/memoize-until-change.ts'
import { gatewayTimeOuts } from './card-payment/card-payment.events.ts'
import { distributionEvent } from './contribution/distribution.rules.ts'
import { certificatesEvent } from './document/yearly-certificates.rules.ts'
import { memberRemovalEvents } from './family-member/member-removal.events.ts'
import { requestEvents } from './help-request/request.events.ts'
import { RATING_LOCK } from './nps/nps.rules.ts'
import { documentAcceptanceEvents } from './recipient-document/document-acceptance.rules.ts'
import { photoRemovalEvents } from './recipient-photo/photo-removal.rules.ts'
import { lockEndOf, payoutLock } from './recipient-profile/payout-lock.rules.ts'
import { recurringEvents } from './recurring-payment/recurring.events.ts'
import { accountEvents, listRewrite } from './session/account.events.ts'

/**
 * The next events, strictly after the instant, in order of time: the next of each repeating event (charge, distribution,
 * payout lock, certificates), and every running deadline. Locks that slide with the clock have no fixed time and are not listed.
 */
export const dueEvents = memoizeEvents(
  [
    'people',
    'codeTransactions',
    'signInAttempts',
    'cardPayments',
    'emailChanges',
    'consentWithdrawals',
    'requestKeys',
    'helpRequests',
    'recurringPayments',
    'logins',
  ],
  (state, after) => () =>
    mergeEvents([
      codeExpiries(state.codeTransactions, after),
      passwordLockEnds(state.signInAttempts, after),
      gatewayTimeOuts(state, after),
      ...accountEvents(state, after),
      eventsOfPeople(state.people, after),
      eventsOfRequests(state, after),
      eventsOfCards(state, after),
      calendarEvents(state.people, after),
    ]),
)

const sorted = (events: readonly DueEvent[], after: Instant) => {
  const list = events.filter(({ at }) => at > after).toSorted(inOrderOfTime)
  return () => list
}

const eventsOfRequests = memoizeEvents(['requestKeys', 'helpRequests'], (state, after) =>
  sorted(requestEvents(state), after),
)
const eventsOfCards = memoizeEvents(
  ['recurringPayments', 'logins'],
  (state, after) => () => recurringEvents(state, after),
)

const codeExpiries = indexEvents<CodeTransaction>(({ transactionId, personId, createdAt, status, wrongTries }) =>
  status === 'open' && wrongTries < CODE_TRIES
    ? [
        {
          id: `code-expiry:${transactionId}`,
          at: createdAt + CODE_LIFE,
          kind: 'code-expiry',
          subject: personId,
          summary: `The sign-in code of ${personId} expires.`,
        },
      ]
    : [],
)

const passwordLockEnds = indexEvents<SignInAttempts>(({ lockedUntil }, personId) =>
  lockedUntil === null
    ? []
    : [
        {
          id: `sign-in-lock-end:${personId}:${lockedUntil}`,
          at: lockedUntil,
          kind: 'sign-in-lock-end',
          subject: personId,
          summary: `The password lock of ${personId} ends.`,
        },
      ],
)

const eventsOfPeople = indexEvents<Person>((person) => {
  if (person.kind === 'donor') return [...voteLockEnd(person), ...listRewrite(person)]
  if (person.kind === 'admin') return []
  return [
    ...lockEnd(person),
    ...photoRemovalEvents(person),
    ...documentAcceptanceEvents(person),
    ...memberRemovalEvents(person),
  ]
})

const lockEnd = (recipient: Recipient): DueEvent[] => {
  const at = lockEndOf(recipient)
  if (at === null) return []
  const { personId } = recipient
  const kind = 'payout-lock-end'
  return [
    {
      id: `${kind}:${personId}:${at}`,
      at,
      kind,
      subject: personId,
      summary: `The account of ${personId} can be edited again.`,
    },
  ]
}

const voteLockEnd = ({ personId, vote }: Donor): DueEvent[] =>
  vote
    ? [
        {
          id: `vote-lock-end:${personId}:${vote.votedAt}`,
          at: vote.votedAt + RATING_LOCK,
          kind: 'vote-lock-end',
          subject: personId,
          summary: `The rating of ${personId} can be changed again.`,
        },
      ]
    : []

const calendarEvents = (people: WorldState['people'], after: Instant): readonly DueEvent[] => {
  const { locks, payouts } = calendarAfter(after)
  return people.size === 0 ? locks : [...locks, ...payouts].toSorted(inOrderOfTime)
}

const calendarAfter = memoizeUntilChange(
  (after): { readonly locks: readonly DueEvent[]; readonly payouts: readonly DueEvent[] } => {
    const lock = payoutLock(after)
    const steps = [
      ['payout-lock-warning', lock.warningAt, 'Recipients are warned that editing locks around the payout.'],
      ['payout-lock-start', lock.from, 'Editing of recipient accounts locks around the payout.'],
      ['payout-lock-end', lock.until, 'Editing of recipient accounts opens again.'],
    ] as const
    const locks = steps.map(([kind, at, summary]) => ({
      id: `${kind}:${lock.distributionOn}`,
      at,
      kind,
      subject: 'recipients',
      summary,
    }))
    return {
      locks: locks.filter(({ at }) => at > after),
      payouts: [distributionEvent(after), certificatesEvent(after)],
    }
  },
  ({ locks, payouts }) => Math.min(...[...locks, ...payouts].map(({ at }) => at)),
)
