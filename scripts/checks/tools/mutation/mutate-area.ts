import { globSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import type { Area } from './areas.ts'

/** A seeded fault and its result. */
export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/** Read by scripts/checks/tools/mutation/vitest.config.ts in Stryker's own processes. */
const TESTS = 'MUTATION_TESTS'

/**
 * Runs every mutant of the area's sources against its tests, one at a time in a copy of the tree. Throws if a listed file is missing, or
 * if the tests fail without a mutant.
 */
export async function mutateArea({ sources, tests }: Area) {
  const missing = [...sources, ...tests].filter((path) => !path.startsWith('!') && globSync(path).length === 0)
  if (missing.length > 0)
    throw new Error(`There is no ${missing.join(', no ')}; scripts/checks/tools/mutation/areas.ts names it.`)
  process.env[TESTS] = tests.join(',')
  const stryker = new Stryker({
    mutate: [...sources],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/checks/tools/mutation/vitest.config.ts', related: false, pool: 'forks' },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // A busy machine is slow: only a hanging test should time out.
    timeoutMS: 20_000,
    tempDirName: '.cache/mutation/sandbox',
    cleanTempDir: 'always',
    ignorePatterns: ['dist', 'test-results', 'docs', 'web', 'contracts', '.ci', '.cache'],
    // Stryker would rewrite a copy of it for a checker that we do not use.
    tsconfigFile: 'none.json',
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    warnings: false,
    logLevel: 'warn',
  })
  return stryker.runMutationTest()
}
