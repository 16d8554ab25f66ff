import { defineConfig } from 'vitest/config'

/** Pure and server code runs in plain Node; files that touch the page say so by the suffix `.dom.test`. */
export default defineConfig({
  test: {
    restoreMocks: true,
    // When to give up, not how long to wait: a busy machine hashes a password in ten times its usual time.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{web/src,mock-server,openapi,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.dom.test.*'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['web/**/*.dom.test.{ts,tsx}'],
          setupFiles: ['web/src/testing/setup-dom.ts'],
        },
      },
    ],
  },
})
