import type { ProviderStates } from '../../world/scenario.ts'

const jana = { personId: 'p-10000001', scope: 'donor' } as const
/** A payment that has arrived. A plain call in the default scenario reaches every other response. */
export const statesOfMissingPayment: ProviderStates = {
  'a donor whose payment is in the account': {
    needs:
      'A signed-in donor with a payment by transfer that was settled on `settledDay`, and whose `angelNumber` is its variable symbol.',
    setUp: () => ({ person: jana, values: { settledDay: '2026-11-06', amount: 1_000 } }),
  },
}
