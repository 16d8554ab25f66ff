import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { startReference } from './start-reference.ts'

/** The page of the reference. Its scripts and styles are files, as its policy requires. */
const REFERENCE_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reference of the provider’s API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/reference/swagger-ui.css">
<link rel="stylesheet" href="/sandbox/reference/reference.css">
</head>
<body>
<header>
<h1 id="title">Reference of the provider’s API</h1>
<p>The contract as a file: <a href="/openapi.yaml">openapi.yaml</a>,
<a href="/openapi.json">openapi.json</a>. The sandbox’s: <a href="/sandbox/reference?of=sandbox">reference</a>, <a href="/sandbox/openapi.yaml">openapi.yaml</a>,
<a href="/sandbox/openapi.json">openapi.json</a>, a <a href="/sandbox/client.ts">client for your tests</a>. <a id="console" href="/sandbox/">Console</a> · <a href="/sandbox/rules">Rules</a></p>
<form id="sign-in">
<p>Calls of this page go to the world chosen here.</p>
<label>World <select id="world" name="world"></select></label>
<label>Person <select id="person" name="person"></select></label>
<button>Sign in</button>
<output id="signed-in"></output>
</form>
</header>
<main id="reference"></main>
<script src="/sandbox/reference/swagger-ui-bundle.js"></script>
<script type="module" src="/sandbox/reference/start-reference.js"></script>
</body>
</html>
`

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

/** The contract rendered for people, with calls into a world; the contract of the sandbox, and the client of other projects. */
export function referenceRoutes(scope: FastifyInstance): void {
  scope.get('/reference', async (_request, reply) =>
    reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(REFERENCE_PAGE),
  )
  scope.get('/reference/start-reference.js', async (_request, reply) =>
    reply.type(TYPES.js ?? '').send(`${startReference.toString()}\nvoid ${startReference.name}()\n`),
  )
  for (const [name, place] of Object.entries(FILES)) serveFile(scope, `/reference/${name}`, () => read(place()))
  for (const type of ['yaml', 'json']) serveFile(scope, `/openapi.${type}`, () => read(generated(`sandbox.${type}`)))
  serveFile(scope, '/client.ts', readClient)
}

/** The client for tests of other projects, one file: with its types in place of their import. */
const readClient = () =>
  read(new URL('../../../../openapi/sandbox/world-client.ts', import.meta.url)).replace(/^import type .*\n/, '') +
  read(generated('sandbox.d.ts'))

/** The contract as files. It holds no data of any world, so it needs no token. */
export function contractRoutes(app: FastifyInstance): void {
  for (const name of ['yaml', 'json']) serveFile(app, `/openapi.${name}`, () => read(generated(`provider.${name}`)))
}

const generated = (name: string) => new URL(`../../../../generated/${name}`, import.meta.url)
const read = (place: string | URL) => readFileSync(place, 'utf8')

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  // RFC 9512
  yaml: 'application/yaml',
  json: 'application/json; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
}

/** The file is read by the first request for it. */
function serveFile(scope: FastifyInstance, path: string, readIt: () => string) {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  let text: string | undefined
  scope.get(path, async (_request, reply) => {
    text ??= readIt()
    return reply.header('x-content-type-options', 'nosniff').type(type).send(text)
  })
}
