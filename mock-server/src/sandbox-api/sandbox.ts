import type { FastifyError, FastifyInstance } from 'fastify'
import { WorldRefusedError } from '../world/create-world-options.ts'
import { FaultRefusedError } from '../world/faults/read-fault.ts'
import { coverageTable } from '../world/journal/coverage.ts'
import { auditRoutes } from './audit-routes.ts'
import { clockRoutes } from './clock-routes.ts'
import { consoleRoutes } from './console-routes.ts'
import { checkRequests } from './contract-check.ts'
import { eventRoutes } from './event-routes.ts'
import { faultRoutes } from './fault-routes.ts'
import { challengeFor, guard } from './guard.ts'
import { journalRoutes } from './journal-routes.ts'
import type { SandboxKit } from './kit.ts'
import { magicValueRoutes } from './magic-value-routes.ts'
import { messageRoutes } from './message-routes.ts'
import { pageRoutes } from './page-routes.ts'
import { peopleRoutes } from './people/people-routes.ts'
import { providerStateRoutes } from './provider-state-routes.ts'
import { recordingRoutes } from './recording-routes.ts'
import { referenceRoutes } from './reference/reference-routes.ts'
import { rulesRoutes } from './rules-routes.ts'
import { SandboxError } from './sandbox-error.ts'
import { snapshotRoutes } from './snapshot-routes.ts'
import { worldRoutes } from './world-routes.ts'

/** The control plane of `openapi/sandbox.yaml`, outside the provider's contract: no envelope, plain HTTP statuses. */
export function bindSandbox(app: FastifyInstance, kit: SandboxKit): void {
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
        if (!(request.routeOptions.config as { isOpen?: boolean }).isOpen) guard(request, kit.access)
      })
      checkRequests(scope)
      scope.setErrorHandler((error: FastifyError, request, reply) => {
        const { status, code, message, field, retryAfter } = describe(error, request.routeOptions.url)
        if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
        if (status === 401) reply.header('www-authenticate', challengeFor(request, kit.access))
        return reply.status(status).send({ error: code, message, ...(field !== undefined && { field }) })
      })
      scope.setNotFoundHandler((_request, reply) =>
        reply.status(404).send({ error: 'unknown-path', message: 'openapi/sandbox.yaml lists what there is' }),
      )
      const parts = [
        worldRoutes,
        auditRoutes,
        snapshotRoutes,
        clockRoutes,
        eventRoutes,
        messageRoutes,
        faultRoutes,
        journalRoutes,
      ]
      for (const bind of [...parts, peopleRoutes, recordingRoutes, magicValueRoutes, providerStateRoutes])
        bind(scope, kit)
      // Documented responses and how often each was returned since the server started or the tables were created, over all worlds.
      scope.get('/coverage', async () => coverageTable(await kit.coverage.read(), kit.documented))
      rulesRoutes(scope)
      referenceRoutes(scope)
      if (kit.consoleDist === undefined) pageRoutes(scope, kit)
      else await consoleRoutes(scope, kit, kit.consoleDist)
    },
    { prefix: '/sandbox' },
  )
}

type Answer = Pick<SandboxError, 'status' | 'code' | 'message'> & Partial<Pick<SandboxError, 'field' | 'retryAfter'>>

function describe(error: FastifyError, route = ''): Answer {
  if (error instanceof SandboxError) return error
  if (error instanceof FaultRefusedError)
    return { status: 400, code: 'bad-request', message: error.message, field: error.field }
  if (error instanceof WorldRefusedError)
    return { status: error.code === 'unknown-scenario' ? 404 : 409, code: error.code, message: error.message }
  const { statusCode = 500 } = error
  if (statusCode === 415)
    return {
      status: 415,
      code: 'unsupported-media-type',
      message: `Send the body as Content-Type: application/json${route.endsWith('/people') ? ' or text/csv' : ''}`,
    }
  if (statusCode < 500) return { status: statusCode, code: 'bad-request', message: error.message }
  if (statusCode === 503)
    return {
      status: 503,
      code: 'service-unavailable',
      message: 'The database of the worlds does not answer; try again',
      retryAfter: 5,
    }
  // The message may hold data of a world, so it goes to the log of the process only.
  process.stderr.write(`${error.stack}\n`)
  return { status: 500, code: 'internal-error', message: 'The sandbox failed; its log says why' }
}
