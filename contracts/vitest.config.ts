import { defineConfig } from 'vitest/config'

const shared = { root: '.', testTimeout: 60_000, globalSetup: 'contracts/scenarios/require-target.ts' }

/**
 * Contract tests, run by contracts/run.ts: the consumer's pacts (one file after another, since they are written into one), the
 * checks of the provider's side, and the testers' scenarios over HTTP, sent straight or through a proxy that checks every call by
 * the contract. `direct/` holds what such a proxy cannot carry: calls off the contract on purpose, failures of sockets, uploads.
 */
export default defineConfig({
  test: {
    // Most of a scenario is waiting for the provider, once for ten seconds, so more of them than cores fit side by side.
    maxWorkers: 4,
    projects: [
      { test: { ...shared, name: 'consumer', include: ['contracts/consumer/*.pact.ts'], fileParallelism: false } },
      { test: { ...shared, name: 'provider', include: ['contracts/{,provider/,comparison/,broker/,twin/}*.test.ts'] } },
      { test: { ...shared, name: 'scenarios', include: ['contracts/scenarios/{,direct/}*.scenario.ts'] } },
      { test: { ...shared, name: 'proxied', include: ['contracts/scenarios/{,proxied/}*.scenario.ts'] } },
    ],
  },
})
