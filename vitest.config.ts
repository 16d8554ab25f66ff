import { defineConfig } from 'vitest/config'
import { compiledReact } from './web/vite.config.ts'

/**
 * Pure and server code runs in plain Node, all files in one process with every module read once: half a minute instead of four. Files that
 * touch the page say so by the suffix `.dom.test`: those of a worker share one page and one copy of every module, so the setup file puts the
 * page back after each test. Files that put a spy into a module say so by `.spied.test`; each of them has modules of its own.
 */
export default defineConfig({
  test: {
    restoreMocks: true,
    // When to give up, not how long to wait: a busy machine hashes a password in ten times its usual time.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Much of a test of the page is waiting for it, so more of them than cores fit side by side.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['{web/src,web/console,mock-server,openapi,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.dom.test.*', '**/*.spied.test.*', 'scripts/replicas/**'],
        },
      },
      {
        extends: true,
        test: { name: 'spied', environment: 'node', include: ['mock-server/**/*.spied.test.ts'] },
      },
      {
        extends: true,
        // As the build: what is read while rendering and no state nor store tells of stands still there.
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
