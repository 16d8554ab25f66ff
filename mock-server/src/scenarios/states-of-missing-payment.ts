import type { ProviderStates } from '../world/scenario.ts'
import { keyUsed } from './states-of-keys.ts'

const jana = { personId: 'p-10000001', scope: 'donor' } as const
const REPORTED = {
  error_code: 200,
  response: { reference: 'MP-20261110-4821', sentAt: '2026-11-10T09:00:00.000Z', answerBy: '2026-11-13' },
}

/** The idempotency key of a report, once used; a plain call in the default scenario reaches every other response. */
export const statesOfMissingPayment: ProviderStates = {
  'a missing payment was reported with the key pact-missing-0001': () => ({
    ...keyUsed('reportMissingPayment', 'pact-missing-0001', REPORTED, jana.personId),
    person: jana,
  }),
}
