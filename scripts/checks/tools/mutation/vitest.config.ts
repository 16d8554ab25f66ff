import { defineConfig } from 'vitest/config'

/** The tests that Stryker runs: those of one area, each file with its own modules, since a mutant may be in a module constant. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../../../..`,
    restoreMocks: true,
    testTimeout: 30_000,
    environment: 'node',
    include: (process.env.MUTATION_TESTS ?? '').split(','),
  },
})
