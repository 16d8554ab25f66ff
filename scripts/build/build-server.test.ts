import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StartedServer, startServer } from '../process/start-server.ts'
import { buildElsewhere } from './build-elsewhere.ts'

const SECONDS_TO_START = 50
let built: { folder: string; main: string }
let server: StartedServer
let origin = ''

/** The server of `npm start`, built in another folder: it must not look for files next to the chunk. */
beforeAll(async () => {
  built = await buildElsewhere('test', true)
  server = await startServer(() => [process.execPath, built.main], { seconds: SECONDS_TO_START })
  origin = server.origin
}, 60_000)
afterAll(async () => {
  await server.stop()
  rmSync(built.folder, { recursive: true })
})

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', uid: '', ...headers },
    body: JSON.stringify(body),
  })

test.each([
  ['the drawing of the sample story', '/images/pictures/garden.jpg', 'image/jpeg'],
  ['the look of the gateway', '/gateway/gateway.css', 'text/css; charset=utf-8'],
  ['the sandbox', '/sandbox/', 'text/html; charset=utf-8'],
  ['the contract', '/openapi.yaml', 'application/yaml'],
  ['Swagger UI', '/sandbox/reference/swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ['the script of the reference', '/sandbox/reference/start-reference.js', 'text/javascript; charset=utf-8'],
])('the built server has %s', async (_name, path, type) => {
  const answer = await fetch(`${origin}${path}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500)
})

test('the built server validates by the contract and renders PDFs', async () => {
  const refused = await post('/api/login', { username: '' })
  expect(await refused.json()).toMatchObject({ error_code: 400, fields: { password: 'required' } })
  const signedIn = await post('/api/login', { username: '10000001', password: 'andel123' })
  const { token, personId: uid } = ((await signedIn.json()) as { response: { token: string; personId: string } })
    .response
  const headers = { authorization: token, uid, accept: 'application/pdf' }
  const paper = await post('/api/payments/overview', { from: '2026-01-01', to: '2026-10-31' }, headers)
  expect([paper.status, paper.headers.get('content-type'), await paper.clone().text()]).toEqual([
    200,
    'application/pdf',
    expect.stringMatching(/^%PDF-/),
  ])
})

test('the built server records the actions in a browser', async () => {
  await post('/sandbox/worlds', { id: 'built', recorded: true })
  const answer = await post('/sandbox/worlds/built/recording/steps', { steps: [{ kind: 'go', path: '/login' }] })
  expect(answer.status).toBe(204)
})

test('the built program that prepares nginx for replicas reads the portal of its working folder', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'replicas-'))
  const { stderr } = spawnSync(process.execPath, [join(built.folder, 'replicas.js'), folder.path], {
    cwd: folder.path,
    env: { PROVIDERS: 'provider-1:4010' },
    encoding: 'utf8',
  })
  expect(stderr).toContain(`'${folder.path}/dist/web/pages.json'`)
})
