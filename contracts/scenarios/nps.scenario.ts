import { describe, expect, test } from 'vitest'
import { textAt } from './text-at.ts'
import { openWorld } from './world.ts'

const link = 'jana-nps-2026'
const refused = { status: 200, error_code: 423, error: 'vote-locked' }

describe('a donor rates the foundation', () => {
  test('signs in, rates, and reads the rating back', async () => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')

    const saved = await jana.post('/nps', { rating: 10 })
    expect(saved).toMatchObject({ status: 200, error_code: 200, response: { Value: 10 } })
    expect(await jana.get('/nps')).toEqual(saved)
  })

  test('sees the new rating in the profile as well', async () => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    await jana.post('/nps', { rating: 3 })

    expect(await jana.get('/userProfile')).toMatchObject({ response: { profile_full: { NPS: { Value: 3 } } } })
  })

  test('signs in by e-mail as well', async () => {
    await using world = await openWorld()
    const { personId } = (await world.signIn('10000001')).person
    expect(personId).toMatch(/^p-/)
    expect((await world.signIn('jana@example.com')).person.personId).toBe(personId)
  })

  test('has no rating before the first', async () => {
    await using world = await openWorld()
    const nova = await world.signIn('10000004')
    expect(await nova.get('/nps')).toMatchObject({ error_code: 200, response: { Value: null, Date: null } })
  })

  test.each([
    ['at once', 'PT0S', refused],
    ['1 ms before the minute is over', 'PT59.999S', refused],
    ['when exactly a minute is over', 'PT60S', { error_code: 200 }],
    ['1 ms after the minute', 'PT60.001S', { error_code: 200 }],
  ])('a second vote %s', async (_when, wait, answer) => {
    await using world = await openWorld({ frozen: true })
    const jana = await world.signIn('10000001')
    await jana.post('/nps', { rating: 4 })
    await world.advance(wait)

    expect(await jana.post('/nps', { rating: 9 })).toMatchObject(answer)
  })

  test('a second vote within a minute is refused with the end of the lock, and the first one stays', async () => {
    await using world = await openWorld()
    const hlas = await world.signIn('10000006')
    const first = await hlas.get('/nps')
    const voted = Date.parse(textAt(first, 'response.Date'))

    const lockedUntil = new Date(voted + 60_000).toISOString()
    expect(await hlas.post('/nps', { rating: 1 })).toMatchObject({ ...refused, lockedUntil })
    expect(await hlas.get('/nps')).toEqual(first)
  })

  test('rates at the time of the clock of its world', async () => {
    await using world = await openWorld({ frozen: true })
    const jana = await world.signIn('10000001')
    await world.advance('PT1.5S')

    const saved = { Value: 10, Date: '2026-11-10T09:00:01.500Z' }
    expect(await jana.post('/nps', { rating: 10 })).toMatchObject({ response: saved })
    expect(await jana.post('/nps', { rating: 9 })).toMatchObject({ lockedUntil: '2026-11-10T09:01:01.500Z' })
    expect(await jana.get('/nps')).toMatchObject({ response: saved })
  })
})

describe('the rating link from an e-mail', () => {
  test('rates for its donor without a login', async () => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    const visitor = world.visitor()

    expect(await visitor.post('/nps', { rating: 7, emlid: link })).toMatchObject({
      error_code: 200,
      response: { Value: 7 },
    })
    expect(await visitor.get('/nps', { query: { emlid: link } })).toMatchObject({ response: { Value: 7 } })
    expect(await jana.get('/nps')).toMatchObject({ response: { Value: 7 } })
  })

  test('locks the vote for a minute as well', async () => {
    await using world = await openWorld({ frozen: true })
    const visitor = world.visitor()
    await visitor.post('/nps', { rating: 7, emlid: link })

    expect(await visitor.post('/nps', { rating: 8, emlid: link })).toMatchObject(refused)
  })

  test('that was never sent is refused', async () => {
    await using world = await openWorld()
    const answer = { status: 200, error_code: 404, error: 'rating-link-not-found' }

    expect(await world.visitor().get('/nps', { query: { emlid: 'petr-nps-2026' } })).toMatchObject(answer)
    expect(await world.visitor().post('/nps', { rating: 7, emlid: 'petr-nps-2026' })).toMatchObject(answer)
  })
})
