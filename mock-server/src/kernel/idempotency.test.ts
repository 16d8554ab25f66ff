import { hash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { visitorBucket } from '../domain/access/visitor-keys.ts'
import { makeApp, openWorld, signIn, type TestApp } from '../testing/test-app.ts'
import { hashBody } from './idempotency.ts'

const app = makeApp()
afterAll(() => app.close())

async function rater(on: TestApp = app) {
  const { id } = await openWorld(on)
  const headers = { ...(await signIn(on, '10000001', `/w/${id}`)), 'idempotency-key': 'one-intent-1' }
  const rate = (rating: number, extra: Record<string, string> = {}) =>
    on.inject({ method: 'POST', url: `/w/${id}/api/nps`, headers: { ...headers, ...extra }, payload: { rating } })
  const calls = async () => (await on.inject(`/sandbox/worlds/${id}/journal?operationId=saveNps`)).json().entries
  return { id, rate, calls, headers }
}

test('the same key with the same body returns the first answer, byte for byte, and changes nothing', async () => {
  const { id, rate, calls } = await rater()
  const first = await rate(7)
  await app.inject({ method: 'PATCH', url: `/sandbox/worlds/${id}/clock`, payload: { advance: 'PT2M' } })
  const second = await rate(7)
  expect(second.body).toBe(first.body)
  expect((await calls()).map((entry: { changes: unknown[] }) => entry.changes.length > 0)).toEqual([true, false])
})

test('the same key with another body is refused', async () => {
  const { rate } = await rater()
  await rate(7)
  const other = await rate(8)
  expect([other.statusCode, other.json().error]).toEqual([409, 'idempotency-key-reused'])
})

test('concurrent duplicates run once', async () => {
  const { rate, calls } = await rater()
  const bodies = (await Promise.all(Array.from({ length: 20 }, () => rate(7)))).map(({ body }) => body)
  expect(new Set(bodies).size).toBe(1)
  expect((await calls()).filter((entry: { changes: unknown[] }) => entry.changes.length > 0)).toHaveLength(1)
})

test('another person may use the same key', async () => {
  const { id, rate } = await rater()
  await rate(7)
  const other = await signIn(app, '10000007', `/w/${id}`)
  expect((await rate(9, other)).json().response.Value).toBe(9)
})

test('a key is valid for 24 hours of the world’s clock and then forgotten', async () => {
  const { id, rate } = await rater()
  const { body: first } = await rate(7)
  const move = (advance: string) =>
    app.inject({ method: 'PATCH', url: `/sandbox/worlds/${id}/clock`, payload: { advance } })
  await move('PT23H59M59.999S')
  const late = await signIn(app, '10000001', `/w/${id}`)
  expect((await rate(7, late)).body).toBe(first)
  await move('PT0.001S')
  expect((await rate(7, late)).body).not.toBe(first)
})

test('a visitor’s key is valid for 24 hours from any address', async () => {
  const { id } = await openWorld(app)
  const fields = [{ id: 'message', title: 'Zpráva', value: 'Ahoj.' }]
  const payload = { to: 'portal@example.com', subject: 'Zpráva', fields }
  const send = (remoteAddress: string, more = {}) =>
    app.inject({
      method: 'POST',
      url: `/w/${id}/api/emailForm`,
      headers: { 'idempotency-key': 'one-intent-1' },
      payload: { ...payload, ...more },
      remoteAddress,
    })
  const received = async () => (await app.inject(`/sandbox/worlds/${id}/messages`)).json().messages.length
  await send('10.0.0.1')
  await send('192.168.7.7')
  expect(await received()).toBe(1)
  expect((await send('192.168.7.7', { subject: 'Jiná' })).json().error).toBe('idempotency-key-reused')
  await app.inject({ method: 'PATCH', url: `/sandbox/worlds/${id}/clock`, payload: { advance: 'PT24H' } })
  await send('192.168.7.7')
  expect(await received()).toBe(2)
})

test('visitors’ keys use few buckets, so that the stored data stays bounded', () => {
  const shelves = Array.from({ length: 5_000 }, (_, n) => visitorBucket(`key-of-a-visitor-${n}`))
  expect(new Set(shelves).size).toBe(64)
  expect(visitorBucket('one-intent-1')).toBe(visitorBucket('one-intent-1'))
})

test('the stored hash of a body cannot be computed without the server’s secret (rule 19.6)', () => {
  const body = { resetToken: 'rst_1', password: 'modrá-lampa-7' }
  expect(hashBody('one', body, [])).toBe(hashBody('one', { ...body }, []))
  expect(hashBody('one', body, [])).not.toBe(hashBody('two', body, []))
  expect(hashBody('', body, [])).not.toBe(hash('sha256', JSON.stringify([body, []]), 'base64'))
})
