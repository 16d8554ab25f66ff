import { describe, expect, test } from 'vitest'
import { openWorld } from './world.ts'

const notRun = (code: number, error: string) => ({ status: code, error_code: code, error })

describe('a session', () => {
  test('ends when the person signs out: its token is refused', async () => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    expect(await jana.delete('/session')).toMatchObject({ status: 200, error_code: 200 })
    expect(await jana.get('/userProfile')).toMatchObject(notRun(401, 'token-invalid'))
  })

  test.each([
    ['1 ms before the hour is over', 'PT59M59.999S', { status: 200, error_code: 200 }],
    ['when exactly an hour is over', 'PT60M', notRun(401, 'token-expired')],
    ['1 ms after the hour', 'PT60M0.001S', notRun(401, 'token-expired')],
  ])('%s', async (_when, wait, answer) => {
    await using world = await openWorld({ frozen: true })
    const jana = await world.signIn('10000001')
    await world.advance(wait)
    expect(await jana.get('/userProfile')).toMatchObject(answer)
  })

  test('belongs to one person: the uid of another is refused', async () => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    const pretender = jana.as({ personId: 'p-10000002' })
    expect(await pretender.get('/userProfile')).toMatchObject(notRun(403, 'uid-mismatch'))
    expect(await pretender.post('/nps', { rating: 1 })).toMatchObject(notRun(403, 'uid-mismatch'))
  })
})
