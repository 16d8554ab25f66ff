import { defineConfig } from 'vitest/config'

/** What Stryker runs: the tests of one area, each file with modules of its own, since a mutant may sit in a constant of one. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    restoreMocks: true,
    testTimeout: 30_000,
    environment: 'node',
    include: (process.env.MUTATION_TESTS ?? '').split(','),
  },
})
