import { defineConfig } from 'vitest/config'

/** Several servers over one PostgreSQL that the tests start themselves: a separate step, since not every machine has one. */
export default defineConfig({
  test: { include: ['scripts/checks/replicas/*.test.ts'], testTimeout: 60_000 },
})
