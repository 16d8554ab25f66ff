import { afterEach, describe, expect, test } from 'vitest'
import { collectLog, listen, makeApp, openWorld, signIn, type TestApp } from '../../testing/test-app.ts'
import { StoreUnavailableError } from '../../world/world-store.ts'
import { Metrics } from './metrics.ts'
import { stopGracefully } from './stop-gracefully.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step()
})

const statusOf = async (app: TestApp, url: string) => (await app.inject(url)).statusCode

describe('health', () => {
  test('is answered without a world', async () => {
    const app = makeApp()
    expect([await statusOf(app, '/livez'), await statusOf(app, '/readyz')]).toEqual([200, 200])
    expect((await app.inject('/sandbox/worlds')).json()).toMatchObject({ worlds: [] })
  })

  test('a server whose database is away lives, but is not ready', async () => {
    const app = makeApp({ pingStore: () => Promise.reject(new StoreUnavailableError('refused')) })
    expect([await statusOf(app, '/livez'), await statusOf(app, '/readyz')]).toEqual([200, 503])
  })

  test('a server that stops is not ready', async () => {
    expect(await statusOf(makeApp({ stopping: AbortSignal.abort() }), '/readyz')).toBe(503)
  })
})

const arrival = (app: TestApp) => new Promise((resolve) => app.server.once('request', resolve))

describe('a graceful stop', () => {
  // Longer than the test may take: streams must end by themselves.
  async function start() {
    const stopping = new AbortController()
    const app = makeApp({ stopping: stopping.signal })
    const { id } = await openWorld(app)
    const headers = await signIn(app, '10000001', `/w/${id}`)
    const origin = `http://127.0.0.1:${await listen(app)}`
    cleanUp.push(() => app.close())
    return { stop: () => stopGracefully(app, stopping, 60_000), app, id, origin, headers }
  }

  test('ends a followed journal and a waiting read, and refuses new connections', async () => {
    const { stop, app, id, origin } = await start()
    const journal = await fetch(`${origin}/sandbox/worlds/${id}/journal`, { headers: { accept: 'text/event-stream' } })
    const waiting = fetch(`${origin}/sandbox/worlds/${id}/messages?channel=sms&waitMs=60000`)
    await arrival(app)
    await Promise.all([stop(), journal.text()])
    expect(await (await waiting).json()).toEqual({ messages: [] })
    await expect(fetch(`${origin}/livez`)).rejects.toThrow('fetch failed')
  })

  test('answers the write that is under way', async () => {
    const { stop, app, id, origin, headers } = await start()
    const fault = { operationId: 'saveNps', kind: 'latency', when: 'before', ms: 400 }
    const armed = await app.inject({
      method: 'POST',
      url: `/sandbox/worlds/${id}/faults`,
      payload: fault,
    })
    expect(armed.statusCode).toBe(201)
    const body = JSON.stringify({ rating: 4 })
    const writing = fetch(`${origin}/w/${id}/api/nps`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    })
    await arrival(app)
    const [answer] = await Promise.all([writing, stop()])
    expect(await answer.json()).toMatchObject({ error_code: 200, response: { Value: 4 } })
  })
})

test('metrics count calls by operation and error_code, and their duration', async () => {
  const metrics = new Metrics()
  const { lines, log } = collectLog()
  const app = makeApp({
    log: (line) => {
      log(line)
      metrics.observe(line)
    },
  })
  await signIn(app)
  await app.inject({ method: 'POST', url: '/api/login', payload: { username: '10000001', password: 'wrong' } })
  expect(lines.every(({ durationMs = -1 }) => durationMs >= 0)).toBe(true)
  const server = await metrics.listen('127.0.0.1', 0, () => undefined)
  cleanUp.push(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(text).toContain('provider_calls_total{operation="logIn",status="200",error_code="200"} 1\n')
  expect(text).toContain('provider_calls_total{operation="logIn",status="200",error_code="401"} 1\n')
  expect(text).toMatch(/^provider_call_duration_seconds_bucket\{le="\+Inf"\} 2$/m)
  for (const line of text.trim().split('\n')) expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.e+-]+)$/)
})
