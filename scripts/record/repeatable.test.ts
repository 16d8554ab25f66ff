import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundledDocument } from '#mock/testing/bundled-contract.ts'
import { listen, makeApp } from '#mock/testing/test-app.ts'
import { record } from './record.ts'

/** Returns the scenario of the `calls` to a backend, and the remarks about it. */
async function recorded(calls: (at: string) => Promise<void>) {
  const app = makeApp()
  const folder = mkdtempSync(join(tmpdir(), 'record-'))
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  const printed: string[] = []
  const { port, end } = await record({
    api: `http://127.0.0.1:${await listen(app)}/api`,
    port: 0,
    origins: [],
    document: bundledDocument,
    folder,
    name: 'a-session',
    say: (line) => printed.push(line),
  })
  await calls(`http://127.0.0.1:${port}/api`)
  const count = await end()
  const scenario = count === 0 ? '' : readFileSync(join(folder, 'a-session.scenario.ts'), 'utf8')
  return { printed: printed.join('\n'), scenario, count }
}

const post = (at: string, body: string, headers: Record<string, string> = {}) =>
  fetch(at, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

test('refusals are repeated as refusals: an unknown name, a rating over its bound, an unknown category, reversed days', async () => {
  const { scenario, printed } = await recorded(async (at) => {
    await post(`${at}/login`, '{"username":"10001234","password":"tajne-heslo"}')
    const signedIn = await post(`${at}/login`, '{"username":"10000001","password":"andel123"}')
    const { response } = (await signedIn.json()) as { response: { token: string; personId: string } }
    const jana = { authorization: response.token, uid: response.personId }
    await post(`${at}/nps`, '{"rating":777123987}', { ...jana, 'idempotency-key': 'first-vote-0001' })
    await post(`${at}/payments/overview`, '{"from":"2026-10-01","to":"2026-01-01"}', jana)
    const form = new FormData()
    form.append('meta[0]', '{"category":"kuratkova"}')
    form.append('File[0]', new Blob(['%PDF-1.4'], { type: 'application/pdf' }), 'zprava.pdf')
    await fetch(`${at}/upload`, { method: 'POST', headers: jana, body: form })
  })
  expect(printed).not.toContain('Left out')
  expect(scenario).toContain("{ username: '10009999', password: 'andel123' }")
  expect(scenario).toContain("error: 'user-not-found'")
  expect(scenario).toContain("world.signIn('10000001')")
  expect(scenario).toContain("error: 'range-reversed'")
  expect(scenario).toContain("error: 'file-category-unknown'")
  expect(scenario).not.toMatch(/777123987|kuratkova|10001234/)
})

test('a call that cannot be repeated is left out with the calls that depend on it, and the file says so', async () => {
  const { scenario, printed } = await recorded(async (at) => {
    await fetch(`${at}/login`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' })
    await fetch(`${at}/valueStore/nps_showStart`)
  })
  const line = '- call 1, logIn: HTTP 415, 415 unsupported-media-type; the mock: HTTP 400, 400 malformed-request'
  expect(printed).toContain(`Left out of the scenario:\n${line}`)
  expect(scenario).toContain(` * ${line}\n`)
  expect(scenario).toContain("visitor.get('/valueStore/nps_showStart')")
  expect(scenario).not.toContain('/login')
})

test('the output names both files and their purpose, or says that nothing was recorded', async () => {
  const { printed } = await recorded(async (at) => void (await fetch(`${at}/valueStore/nps_showStart`)))
  expect(printed).toMatch(/a-session\.json: the 1 recorded calls[^\n]*\n.*a-session\.scenario\.ts: the same as a test/)
  expect(await recorded(() => Promise.resolve())).toMatchObject({
    count: 0,
    printed: expect.stringContaining('Nothing was recorded: no call came'),
  })
})
