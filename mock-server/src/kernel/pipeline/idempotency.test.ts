import { hash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { visitorBucket } from '../../domain/access/visitor-keys.ts'
import { makeApp, openWorld, signIn } from '../../testing/test-app.ts'
import { hashBody } from './idempotency.ts'

const app = makeApp()
afterAll(() => app.close())

test('concurrent duplicates run once', async () => {
  const { id } = await openWorld(app)
  const headers = { ...(await signIn(app, '10000001', `/w/${id}`)), 'idempotency-key': 'one-intent-1' }
  const rate = () => app.inject({ method: 'POST', url: `/w/${id}/api/nps`, headers, payload: { rating: 7 } })
  const bodies = (await Promise.all(Array.from({ length: 20 }, rate))).map(({ body }) => body)
  expect(new Set(bodies).size).toBe(1)
  const { entries } = (await app.inject(`/sandbox/worlds/${id}/journal?operationId=saveNps`)).json()
  expect(entries.filter((entry: { changes: unknown[] }) => entry.changes.length > 0)).toHaveLength(1)
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
