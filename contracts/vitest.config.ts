import { defineConfig } from 'vitest/config'

const shared = {
  root: '.',
  testTimeout: 120_000,
  globalSetup: 'contracts/scenarios/require-target.ts',
  isolate: false,
}

/**
 * Contract tests, run by contracts/run.ts: the consumer's pacts (a file for each resource), the checks of the provider's side, and the
 * testers' scenarios over HTTP, sent straight or, at PRISM_ORIGIN, through a proxy that checks every call by the contract. `direct/`
 * holds what such a proxy cannot carry: calls off the contract on purpose, failures of sockets, uploads. Files of one project share
 * a process and its modules, since loading them took longer than most of the tests.
 */
export default defineConfig({
  test: {
    // Most of a scenario is waiting for the provider, once for ten seconds, so one more of them than cores is run at a time.
    maxWorkers: 3,
    projects: [
      { test: { ...shared, name: 'consumer', include: ['contracts/consumer/*.pact.ts'] } },
      { test: { ...shared, name: 'provider', include: ['contracts/{,provider/,comparison/,broker/,twin/}*.test.ts'] } },
      { test: { ...shared, name: 'scenarios', include: ['contracts/scenarios/{,direct/}*.scenario.ts'] } },
      {
        test: {
          ...shared,
          name: 'proxied',
          env: { API_BASE: process.env.PRISM_ORIGIN ?? '' },
          include: ['contracts/scenarios/{,proxied/}*.scenario.ts'],
        },
      },
    ],
  },
})
