import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { patternOf } from '#rules/path-pattern.ts'
import type { Operation } from '../contract/contract.ts'
import { refuse, transportError } from '../envelope.ts'
import type { AnyHandler } from '../handler.ts'
import type { Kernel } from '../kernel.ts'
import { makePipeline } from '../pipeline/pipeline.ts'
import { refuseCall } from '../pipeline/refuse-call.ts'
import { MAX_UPLOAD_BYTES, multipartLimits } from './multipart.ts'

/** Several times the size of a text of 5,000 characters with its fields. */
const MAX_JSON_BYTES = 256 * 1024
const API_PATH = /^(?:\/w\/([^/?]+))?\/api(\/[^?]*)/

/** Binds every operation of the contract; `withoutWorld` leads the addresses of a world here, too. Throws if an operation has no handler. */
export function bindProvider(
  app: FastifyInstance,
  kernel: Kernel,
  handlers: Readonly<Record<string, AnyHandler>>,
): void {
  const { operations } = kernel.contract
  const missing = operations.filter(({ id }) => !handlers[id]).map(({ id }) => id)
  if (missing.length > 0) throw new Error(`The contract has operations without a handler: ${missing.join(', ')}`)
  const unexpected = Object.keys(handlers).filter((id) => !operations.some((operation) => operation.id === id))
  if (unexpected.length > 0)
    throw new Error(`There are handlers of operations that the contract does not know: ${unexpected.join(', ')}`)
  const uploads = operations.filter(({ body }) => body === 'multipart')
  for (const operation of operations) if (!uploads.includes(operation)) bind(app, kernel, operation, handlers)
  if (uploads.length > 0)
    // A separate scope: the hooks of the multipart plugin would otherwise run for every call.
    app.register(async (scope) => {
      await scope.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false })
      for (const operation of uploads) bind(scope, kernel, operation, handlers)
    })
  app.setNotFoundHandler(refuseUnknown(kernel))
}

function bind(
  app: FastifyInstance,
  kernel: Kernel,
  operation: Operation,
  handlers: Readonly<Record<string, AnyHandler>>,
): void {
  const handler = makePipeline(kernel, operation, handlers[operation.id] as AnyHandler)
  const url = `/api${operation.path.replace(/\{(\w+)\}/g, ':$1')}`
  const bodyLimit = operation.body === 'multipart' ? MAX_UPLOAD_BYTES : MAX_JSON_BYTES
  app.route({ method: withHead(operation.method), url, bodyLimit, handler })
}

/** Node sends no body of an answer to HEAD. */
const withHead = (method: string): string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method])

/** 405 with `Allow` for a path that the contract has under other methods, 404 for any other; also answers the CORS preflight. */
function refuseUnknown(kernel: Kernel) {
  const { contract, cors, worlds } = kernel
  const templates = contract.operations.map(({ path, method }) => ({ method, pattern: patternOf(path) }))
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [, world, path = ''] = API_PATH.exec(request.originalUrl) ?? []
    const methods = templates.filter(({ pattern }) => pattern.test(path)).flatMap(({ method }) => withHead(method))
    if (request.method === 'OPTIONS' && methods.length > 0) {
      reply.hijack()
      return void reply.raw.writeHead(204, { allow: methods.join(', '), ...cors.preflight(request.headers) }).end()
    }
    if (world !== undefined && !(await worlds.withWorld(world, (found) => found !== undefined)))
      return refuseCall(kernel, request, reply, refuse(404, 'unknown-world'))
    const headers = { allow: methods.join(', ') }
    const refusal = methods.length > 0 ? refuse(405, 'method-not-allowed', { headers }) : transportError(404)
    return refuseCall(kernel, request, reply, refusal)
  }
}
