import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { MeasuredCall } from './calls.ts'

/**
 * What each peer is started with, so that it answers each call with the same JSON as the mock: an OpenAPI document for Prism, which
 * checks calls by it, routes and their answers for the others.
 */
export function writePeerFiles(folder: string, calls: readonly MeasuredCall[]): void {
  const routes = calls.map(({ call, answer }) => ({ method: call.method, path: pathOf(call.path), answer }))
  const write = (file: string, content: unknown) => {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  }
  write('openapi.json', describe(routes))
  write('mockoon.json', { name: 'bench', port: 0, hostname: '127.0.0.1', routes: routes.map(mockoonRoute) })
  write('wiremock/mappings/routes.json', { mappings: routes.map(wiremockMapping) })
  const reads = routes.filter(({ method }) => method === 'GET')
  write('db.json', Object.fromEntries(reads.map(({ path, answer }) => [path.replace('/api/', ''), answer])))
  write('routes.json', { '/api/*': '/$1' })
  write('login.cjs', middleware(routes))
}

type Route = { readonly method: string; readonly path: string; readonly answer: unknown }

const pathOf = (path: string) => path.split('?')[0] ?? path
const JSON_TYPE = 'application/json'

function describe(routes: readonly Route[]) {
  const text = { type: 'string' }
  const credentials = {
    type: 'object',
    required: ['username', 'password'],
    properties: { username: text, password: text },
  }
  const input = (method: string) =>
    method === 'GET'
      ? { parameters: [{ name: 'uid', in: 'query', required: true, schema: text }] }
      : { requestBody: { required: true, content: { [JSON_TYPE]: { schema: credentials } } } }
  const answered = (example: unknown): object => ({
    200: { description: 'as the mock', content: { [JSON_TYPE]: { schema: { type: 'object' }, example } } },
  })
  const paths: Record<string, object> = {}
  for (const { method, path, answer } of routes)
    paths[path] = { [method.toLowerCase()]: { ...input(method), responses: answered(answer) } }
  return { openapi: '3.0.3', info: { title: 'Bench', version: '1' }, paths }
}

const mockoonRoute = ({ method, path, answer }: Route) => ({
  type: 'http',
  method: method.toLowerCase(),
  endpoint: path.slice(1),
  responses: [
    {
      statusCode: 200,
      default: true,
      bodyType: 'INLINE',
      disableTemplating: true,
      body: JSON.stringify(answer),
      headers: [{ key: 'content-type', value: JSON_TYPE }],
    },
  ],
})

const wiremockMapping = ({ method, path, answer }: Route) => ({
  request: { method, urlPath: path },
  response: { status: 200, jsonBody: answer, headers: { 'content-type': JSON_TYPE } },
})

/** json-server would store the posted body; a middleware makes it answer otherwise. */
function middleware(routes: readonly Route[]) {
  const posts = routes.filter(({ method }) => method === 'POST')
  const answers = Object.fromEntries(posts.map(({ path, answer }) => [path.replace('/api', ''), answer]))
  return `const answers = ${JSON.stringify(answers)}
module.exports = (request, response, next) =>
  request.method === 'POST' && answers[request.path] ? response.json(answers[request.path]) : next()
`
}
