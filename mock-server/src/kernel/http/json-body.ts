import { isUtf8 } from 'node:buffer'
import type { FastifyError, FastifyInstance } from 'fastify'

/**
 * Reads JSON bodies as bytes first: text that is not UTF-8 is refused instead of being repaired silently, and so is `__proto__` (rules
 * 19.1, 19.18).
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parseSafely = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (bytes.length === 0) return done(null, undefined)
    if (!isUtf8(bytes)) return done(malformed(), undefined)
    void parseSafely(request, bytes.toString(), done)
  })
  // A call without a body may still send a content type, as Pact's verifier does; only a type that comes with bytes can be wrong.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes: Buffer, done) =>
    bytes.length === 0 ? done(null, undefined) : done(unsupported(), undefined),
  )
}

function unsupported(): FastifyError {
  return Object.assign(new Error('The body is of no type that is read here'), {
    statusCode: 415,
    code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE',
    name: 'FastifyError',
  })
}

function malformed(): FastifyError {
  return Object.assign(new Error('The body is not UTF-8'), {
    statusCode: 400,
    code: 'MALFORMED_BODY',
    name: 'FastifyError',
  })
}
