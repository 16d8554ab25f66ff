import type { FastifyInstance } from 'fastify'
import { coverageTable } from '../world/journal/coverage.ts'
import type { SandboxKit } from './kit.ts'

/** Documented responses and how often each was returned since the server started or the tables were created, over all worlds. */
export function coverageRoutes(scope: FastifyInstance, { coverage, documented }: SandboxKit): void {
  scope.get('/coverage', async () => coverageTable(await coverage.read(), documented))
}
