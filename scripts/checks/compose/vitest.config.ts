import { defineConfig } from 'vitest/config'

/** Separate from the other tests: these need the build and an nginx. */
export default defineConfig({
  test: { environment: 'node', testTimeout: 30_000, include: ['scripts/{checks/compose,site}/*.nginx.ts'] },
})
