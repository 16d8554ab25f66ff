import type { FastifyInstance } from 'fastify'
import { coverageTable } from '../world/journal/coverage.ts'
import type { SandboxKit } from './kit.ts'

/** Documented answers and how often each was given since the server started or the tables were made, over all worlds. */
export function coverageRoutes(scope: FastifyInstance, { coverage, documented }: SandboxKit): void {
  scope.get('/coverage', async () => coverageTable(await coverage.read(), documented))
}
