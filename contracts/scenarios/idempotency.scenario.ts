import { expect, test } from 'vitest'
import { openWorld } from './world.ts'

const form = {
  to: 'portal@example.com',
  subject: 'Zpráva',
  fields: [{ id: 'message', title: 'Zpráva', value: 'Ahoj.' }],
}
const key = 'one-intent-0001'
const reused = { status: 409, error_code: 409, error: 'idempotency-key-reused' }

test('the same rating with the same idempotency key is one rating with the same answer later', async () => {
  await using world = await openWorld({ frozen: true })
  const jana = await world.signIn('10000001')
  const first = await jana.post('/nps', { rating: 8 }, { key })
  await world.advance('PT10M')
  expect(await jana.post('/nps', { rating: 8 }, { key })).toEqual(first)
})

test('another rating with the same idempotency key is refused', async () => {
  await using world = await openWorld()
  const jana = await world.signIn('10000001')
  await jana.post('/nps', { rating: 8 }, { key })
  expect(await jana.post('/nps', { rating: 9 }, { key })).toMatchObject(reused)
})

test('a form sent twice at once with one idempotency key is delivered once', async () => {
  await using world = await openWorld()
  const answers = await Promise.all([1, 2, 3].map(() => world.visitor().post('/emailForm', form, { key })))
  for (const answer of answers) expect(answer).toMatchObject({ error_code: 200 })
  expect(await world.messages({ channel: 'email' })).toHaveLength(1)
  expect(await world.visitor().post('/emailForm', { ...form, subject: 'Jiná' }, { key })).toMatchObject(reused)
})

test('another person may use the same idempotency key for another request', async () => {
  await using world = await openWorld()
  const jana = await world.signIn('10000001')
  const bakery = await world.signIn('10000002')
  await jana.post('/nps', { rating: 8 }, { key })
  expect(await bakery.post('/nps', { rating: 3 }, { key })).toMatchObject({ error_code: 200, response: { Value: 3 } })
})

test('an idempotency key expires after a day: then it may be sent with another body', async () => {
  await using world = await openWorld({ frozen: true })
  await world.visitor().post('/emailForm', form, { key })
  await world.advance('PT24H')
  expect(await world.visitor().post('/emailForm', { ...form, subject: 'Jiná' }, { key })).toMatchObject({
    error_code: 200,
  })
})
