import { visitorBucket } from '../../domain/access/visitor-keys.ts'
import type { Vote } from '../../domain/state/donor.ts'
import type { RememberedAnswer } from '../../domain/state/kernel-slices.ts'
import { calendarValues } from '../../domain/time/calendar-values.ts'
import type { ProviderStateSetup, ProviderStates, StateContext } from '../../world/scenario.ts'
import { defaultScenario } from '../default/default-scenario.ts'
import { defaultScenarioAt } from '../default/default-scenario-at.ts'
import { PEOPLE, PEOPLE_VALUES } from '../people/named-people.ts'
import { readRepeatedValues } from './repeated-values.ts'
import { statesOfAccounts, statesOfLinks } from './states-of-accounts.ts'
import { statesOfCodes } from './states-of-codes.ts'
import { statesOfDocuments } from './states-of-documents.ts'
import { statesOfEmail } from './states-of-email.ts'
import { statesOfFamilies, statesOfFamilyFiles } from './states-of-families.ts'
import { statesOfMailedLinks } from './states-of-mailed-links.ts'
import { statesOfPayments } from './states-of-payments.ts'
import { statesOfRecipientData } from './states-of-recipient-data.ts'
import { statesOfOwnData, statesOfRecipients } from './states-of-recipients.ts'
import { statesOfRenewals } from './states-of-renewals.ts'
import { statesOfRequests } from './states-of-requests.ts'
import { statesOfTwoDevices } from './states-of-two-devices.ts'

const jana = { personId: 'p-10000001', scope: 'donor' } as const
/** A payment that has arrived. A plain call in the default scenario reaches every other response. */
const statesOfMissingPayment: ProviderStates = {
  'a donor whose payment is in the account': {
    needs:
      'A signed-in donor with a payment by transfer that was settled on `settledDay`, and whose `angelNumber` is its variable symbol.',
    setUp: () => ({ person: jana, values: { settledDay: '2026-11-06', amount: 1_000 } }),
  },
}

const { foundationMailboxes, values } = defaultScenario.state

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

/** The person whose token a state returns when any would do: `{as: 'recipient'}` in its params, otherwise the donor 10000001. */
const caller = ({ params: { as } }: StateContext) =>
  typeof as === 'string' && Object.hasOwn(PEOPLE, as) ? PEOPLE[as as keyof typeof PEOPLE] : PEOPLE.donor

/** A text in the form of a token, signed with an unknown secret. */
const FOREIGN_TOKEN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJwLTEwMDAwMDAxIiwid2lkIjoiZWxzZXdoZXJlIn0.Zm9yZWlnbi1zaWduYXR1cmU'

const everyCallFails = (context: StateContext, errorCode: number, error: string): ProviderStateSetup => ({
  person: caller(context),
  faults: [{ operationId: '*', kind: 'error_code', when: 'before', errorCode, error }],
})

const statesOfPeople: ProviderStates = {
  'the default scenario': {
    needs: `The people of the default scenario, none of them signed in. Forms may be sent to ${list(foundationMailboxes)}, and to no other mailbox. The value store holds ${list(Object.keys(values))}; \`card_amount_max\` is the largest payment in crowns. The forms of requests for help are \`oncological\` and \`other\`.`,
    setUp: () => ({}),
  },
  'a signed-in donor': {
    needs: 'A donor with gifts, families, documents and a card charged every month, signed in.',
    setUp: () => ({ person: PEOPLE.donor }),
  },
  'a signed-in recipient': {
    needs:
      'A supported family with members, photos, documents and payouts, signed in; its account is not locked around a payout.',
    setUp: () => ({ person: PEOPLE.recipient }),
  },
  'a signed-in administrator': {
    needs: 'An administrator of the foundation, signed in. A sent request for help exists.',
    setUp: () => ({ person: PEOPLE.admin }),
  },
  'a signed-in person who must confirm personal data': {
    needs: 'A donor who has not confirmed the processing of personal data, signed in with the scope `oou`.',
    setUp: () => ({ person: PEOPLE.oou }),
  },
  'a signed-in donor without a valid e-mail': {
    needs: 'A donor without a valid e-mail, signed in with the scope `emlid`.',
    setUp: () => ({ person: PEOPLE.emlid }),
  },
  'a donor who may vote': {
    needs: 'A signed-in donor whose last vote is older than its lock.',
    setUp: () => ({ person: PEOPLE.donor }),
  },
  'a donor who never voted': {
    needs: 'A signed-in donor without votes, payments, recurring payments and families.',
    setUp: () => ({ person: { personId: 'p-10000004', scope: 'donor' } }),
  },
  'a donor who voted 20 seconds ago': {
    needs: 'A signed-in donor whose last vote is 20 seconds old.',
    setUp: ({ now }) => ({
      person: PEOPLE.donor,
      changes: [{ path: ['people', 'p-10000001', 'vote'], value: { value: 9, votedAt: now - 20_000 } satisfies Vote }],
    }),
  },
  'a site-wide notice': {
    needs: 'The value store says that a notice is shown on the whole site, and holds its text.',
    setUp: () => ({ changes: [{ path: ['values', 'header_web_notice'], value: '1' }] }),
  },
}

const statesOfTokens: ProviderStates = {
  'an expired token': {
    needs: 'A token that has expired; `uid` is its person. `params.as` chooses the role.',
    setUp: (context) => ({ person: caller(context), advance: 'PT60M' }),
  },
  'a token of another world': {
    needs: 'A text in the form of a token that this backend has not signed.',
    setUp: (context) => ({ person: caller(context), values: { token: FOREIGN_TOKEN } }),
  },
  "a token with another person's uid": {
    needs: 'A valid token, returned with the `uid` of another person.',
    setUp: (context) => ({ person: caller(context), values: { uid: 'p-10000002' } }),
  },
}

const statesOfFailures: ProviderStates = {
  'the provider is overloaded': {
    needs: 'Every call is refused because there are too many.',
    setUp: (context) => everyCallFails(context, 429, 'rate-limited'),
  },
  'the provider fails inside': {
    needs: 'Every call ends with an internal error.',
    setUp: (context) => everyCallFails(context, 500, 'internal-error'),
  },
}

const statesOfKeys: ProviderStates = {
  'an idempotency key used for another body': {
    needs:
      'The idempotency key `params.key` was used for `params.operationId` with a body that no call can have, by the caller and by a visitor. `params.as` chooses the role.',
    setUp: (context) => {
      const [operationId, key] = [String(context.params.operationId), String(context.params.key)]
      const person = caller(context)
      const value: RememberedAnswer = {
        operationId,
        bodyHash: 'another body',
        answer: { error_code: 200 },
        at: context.now,
      }
      const owners = [person.personId, visitorBucket(key)]
      return {
        person,
        changes: owners.map((owner) => ({ path: ['idempotency', owner, `${operationId} ${key}`], value })),
      }
    },
  },
}

const states: ProviderStates = {
  ...statesOfPeople,
  ...statesOfTokens,
  ...statesOfFailures,
  ...statesOfCodes,
  ...statesOfKeys,
  ...statesOfPayments,
  ...statesOfMissingPayment,
  ...statesOfFamilies,
  ...statesOfAccounts,
  ...statesOfDocuments,
  ...statesOfEmail,
  ...statesOfOwnData,
  ...statesOfRecipients,
  ...statesOfRecipientData,
  ...statesOfFamilyFiles,
  ...statesOfLinks,
  ...statesOfMailedLinks,
  ...statesOfRenewals,
  ...statesOfRequests,
  ...statesOfTwoDevices,
}

/**
 * Pact's provider states: a sentence for every operation x error_code of the contract that a plain request does not reach. Each is a
 * world of its own with the people of the default scenario and a frozen clock; it returns `token`, `uid` and the values of a calendar.
 */
export const providerStates: ProviderStates = Object.fromEntries(
  Object.entries(states).map(([name, { needs, setUp }]) => [
    name,
    { needs, setUp: (context) => atStart(context, setUp(context)) },
  ]),
)

function atStart({ now }: StateContext, setup: ProviderStateSetup): ProviderStateSetup {
  return {
    ...setup,
    changes: [...defaultScenarioAt(now), ...(setup.changes ?? [])],
    values: { ...calendarValues(now), ...PEOPLE_VALUES, ...setup.values },
    readValues: (state) =>
      readRepeatedValues(state, setup.person?.personId ?? setup.about ?? PEOPLE.donor.personId, now),
  }
}
