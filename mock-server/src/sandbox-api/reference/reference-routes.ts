import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { REFERENCE_PAGE } from './reference-page.ts'
import { startReference } from './start-reference.ts'

/** Swagger UI needs images in `data:` addresses; scripts and styles are files of this server (ADR 020). */
const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

const require = createRequire(import.meta.url)
const FILES = {
  'swagger-ui-bundle.js': () => require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  'swagger-ui.css': () => require.resolve('swagger-ui-dist/swagger-ui.css'),
  'reference.css': () => new URL('reference.css', import.meta.url),
}

/** The contract rendered for people, with calls into a world. Each file is read by the first request for it. */
export function referenceRoutes(scope: FastifyInstance): void {
  scope.get('/reference', async (_request, reply) =>
    reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(REFERENCE_PAGE),
  )
  scope.get('/reference/start-reference.js', async (_request, reply) =>
    reply.type(TYPES.js ?? '').send(`${startReference.toString()}\nvoid ${startReference.name}()\n`),
  )
  for (const [name, place] of Object.entries(FILES)) serveFile(scope, `/reference/${name}`, place)
}

/** The contract as files. It holds no data of any world, so it needs no token. */
export function contractRoutes(app: FastifyInstance): void {
  for (const name of ['yaml', 'json'])
    serveFile(app, `/openapi.${name}`, () => new URL(`../../../../generated/provider.${name}`, import.meta.url))
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  // RFC 9512
  yaml: 'application/yaml',
  json: 'application/json; charset=utf-8',
}

function serveFile(scope: FastifyInstance, path: string, place: () => string | URL) {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  let text: string | undefined
  scope.get(path, async (_request, reply) => {
    text ??= readFileSync(place(), 'utf8')
    return reply.header('x-content-type-options', 'nosniff').type(type).send(text)
  })
}
