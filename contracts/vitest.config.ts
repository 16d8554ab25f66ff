import { defineConfig } from 'vitest/config'
import { requireProjectNode } from '../scripts/process/project-node.ts'

requireProjectNode()

const shared = {
  root: '.',
  testTimeout: 120_000,
  globalSetup: 'contracts/scenarios/require-target.ts',
  isolate: false,
}

/** With a proxy, the scenarios that it supports run only through it; without one, all scenarios run directly. */
const straight = process.env.PRISM_ORIGIN ? 'direct/' : '{,direct/}'

/**
 * Contract tests, run by contracts/run.ts: the consumer's pacts (a file for each resource), the checks of the provider, and the
 * scenarios over HTTP, sent directly or, with PRISM_ORIGIN, through a proxy that validates every call against the contract. `direct/`
 * has what such a proxy does not support: calls that violate the contract on purpose, failures of sockets, uploads. Files of one
 * project share a process and its modules, since loading them took longer than most of the tests.
 */
export default defineConfig({
  test: {
    // Each project starts this many processes, and each of them loads Pact again: a third one costs more CPU and saves no time.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'consumer',
          setupFiles: 'contracts/consumer/write-pact.ts',
          include: ['contracts/consumer/*.pact.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'provider',
          include: ['contracts/**/*.test.ts'],
        },
      },
      { test: { ...shared, name: 'scenarios', include: [`contracts/scenarios/${straight}*.scenario.ts`] } },
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
