import { defineConfig } from 'vitest/config'
import { requireProjectNode } from './scripts/process/project-node.ts'
import { compiledReact, fixedSpaces } from './web/vite.config.ts'

requireProjectNode()

/**
 * Pure and server code runs in plain Node, all files in one process with every module read once: half a minute instead of four. Files that
 * use the DOM have the suffix `.dom.test`. Those of a worker share one page and one copy of every module, so the setup file resets the
 * page after each test. Files that spy on a module have the suffix `.spied.test` and their own modules.
 */
export default defineConfig({
  plugins: [fixedSpaces()],
  test: {
    restoreMocks: true,
    // Limits, not waits: a busy machine hashes a password in ten times its usual time.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Page tests mostly wait, so more of them than cores can run in parallel.
    maxWorkers: 3,
    // A page makes short-lived objects by the million: with more room for them, a run takes a tenth less processor time.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['{web/src,web/console,mock-server,openapi,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.dom.test.*', '**/*.spied.test.*', 'scripts/checks/replicas/**'],
        },
      },
      {
        extends: true,
        test: { name: 'spied', environment: 'node', include: ['{mock-server,scripts}/**/*.spied.test.ts'] },
      },
      {
        extends: true,
        // As in the build: the compiler memoizes values that neither a state nor a store announces as changed.
        plugins: [compiledReact()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          include: ['web/**/*.dom.test.{ts,tsx}'],
          exclude: ['web/src/prerender.dom.test.tsx'],
          setupFiles: ['web/src/testing/setup-dom.ts'],
        },
      },
      {
        extends: true,
        plugins: [compiledReact()],
        test: {
          // Prerendering depends on which lazy modules are already loaded, so it needs modules of its own.
          name: 'prerender',
          environment: 'jsdom',
          include: ['web/src/prerender.dom.test.tsx'],
          setupFiles: ['web/src/testing/setup-dom.ts'],
        },
      },
    ],
  },
})
