import { visitorBucket } from '../domain/access/visitor-keys.ts'
import type { RememberedAnswer } from '../domain/state/kernel-slices.ts'
import { PASSWORD_LOCK, PASSWORD_TRIES } from '../resources/login/sign-in.rules.ts'
import type { ProviderStateSetup, ProviderStates } from '../world/scenario.ts'
import { vote } from './build-donor.ts'
import { defaultScenario } from './default-scenario.ts'
import { statesOfAccounts } from './states-of-accounts.ts'
import { codeValues, statesOfCodes } from './states-of-codes.ts'
import { statesOfDocuments } from './states-of-documents.ts'
import { statesOfEmail } from './states-of-email.ts'
import { statesOfFamilies } from './states-of-families.ts'
import { statesOfFamilyFiles } from './states-of-family-files.ts'
import { statesOfLinks } from './states-of-links.ts'
import { statesOfMailedLinks } from './states-of-mailed-links.ts'
import { statesOfOwnData } from './states-of-own-data.ts'
import { statesOfPayments } from './states-of-payments.ts'
import { statesOfRecipientData } from './states-of-recipient-data.ts'
import { statesOfRecipients } from './states-of-recipients.ts'
import { statesOfRenewals } from './states-of-renewals.ts'
import { statesOfRequests } from './states-of-requests.ts'

const NOW = Temporal.Instant.from(defaultScenario.now).epochMilliseconds

const PEOPLE = {
  donor: { personId: 'p-10000001', scope: 'donor' },
  recipient: { personId: 'p-2000001', scope: 'recipient' },
  admin: { personId: 'p-admin', scope: 'admin' },
  oou: { personId: 'p-10000005', scope: 'oou' },
  emlid: { personId: 'p-10000010', scope: 'emlid' },
} as const

/** The person whose token a state returns when any would do: `{as: 'recipient'}` in its params, otherwise the donor 10000001. */
const caller = ({ as }: Readonly<Record<string, unknown>>) =>
  typeof as === 'string' && Object.hasOwn(PEOPLE, as) ? PEOPLE[as as keyof typeof PEOPLE] : PEOPLE.donor

/** A text in the form of a token, signed with an unknown secret. */
const FOREIGN_TOKEN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJwLTEwMDAwMDAxIiwid2lkIjoiZWxzZXdoZXJlIn0.Zm9yZWlnbi1zaWduYXR1cmU'

const everyCallFails = (
  params: Readonly<Record<string, unknown>>,
  errorCode: number,
  error: string,
): ProviderStateSetup => ({
  person: caller(params),
  faults: [{ operationId: '*', kind: 'error_code', when: 'before', errorCode, error }],
  values: codeValues,
})

const attempts = (login: string, failed: number): ProviderStateSetup => ({
  changes: [
    {
      path: ['signInAttempts', `p-${login}`],
      value: { failed, lockedUntil: failed >= PASSWORD_TRIES ? NOW + PASSWORD_LOCK : null },
    },
  ],
})

const statesOfPeople: ProviderStates = {
  'the default scenario': () => ({}),
  'a signed-in donor': () => ({ person: PEOPLE.donor }),
  'a signed-in recipient': () => ({ person: PEOPLE.recipient }),
  'a signed-in administrator': () => ({ person: PEOPLE.admin }),
  'a signed-in person who must confirm personal data': () => ({ person: PEOPLE.oou }),
  'a signed-in donor without a valid e-mail': () => ({ person: PEOPLE.emlid }),
  'a donor who may vote': () => ({ person: PEOPLE.donor }),
  'a donor who never voted': () => ({ person: { personId: 'p-10000004', scope: 'donor' } }),
  'a donor who voted 20 seconds ago': () => ({
    person: PEOPLE.donor,
    changes: [{ path: ['people', 'p-10000001', 'vote'], value: vote(9, '2026-11-10T09:59:40') }],
  }),
  'an account locked by six wrong passwords': () => attempts('10000001', PASSWORD_TRIES),
  'an account with five wrong passwords': () => attempts('10000001', PASSWORD_TRIES - 1),
  'a site-wide notice': () => ({ changes: [{ path: ['values', 'header_web_notice'], value: '1' }] }),
}

const statesOfTokens: ProviderStates = {
  'an expired token': (params) => ({ person: caller(params), advance: 'PT60M' }),
  'a token of another world': (params) => ({ person: caller(params), values: { token: FOREIGN_TOKEN } }),
  "a token with another person's uid": (params) => ({ person: caller(params), values: { uid: 'p-10000002' } }),
}

const statesOfFailures: ProviderStates = {
  'the provider is overloaded': (params) => everyCallFails(params, 429, 'rate-limited'),
  'the provider fails inside': (params) => everyCallFails(params, 500, 'internal-error'),
}

/** The key belongs to a body that no call can have, of the caller `as` and of a visitor. */
const keyUsed: ProviderStates[string] = (params) => {
  const [operationId, key] = [String(params.operationId), String(params.key)]
  const person = caller(params)
  const value: RememberedAnswer = {
    operationId,
    bodyHash: 'another body',
    answer: { error_code: 200 },
    at: NOW,
  }
  const owners = [person.personId, visitorBucket(key)]
  return { person, changes: owners.map((owner) => ({ path: ['idempotency', owner, `${operationId} ${key}`], value })) }
}

const statesOfKeys: ProviderStates = { 'an idempotency key used for another body': keyUsed }

/**
 * Pact's provider states: a sentence for every operation x error_code of the contract that a plain request does not reach. Each is a
 * world of its own at the start of the default scenario, with a frozen clock; it returns `token` and `uid`.
 */
export const providerStates: ProviderStates = {
  ...statesOfPeople,
  ...statesOfTokens,
  ...statesOfFailures,
  ...statesOfCodes,
  ...statesOfKeys,
  ...statesOfPayments,
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
}
