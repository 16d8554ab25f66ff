import { describe, expect, test } from 'vitest'
import { signInRecipient } from './recipient.ts'
import { openWorld } from './world.ts'

const notRun = (code: number, error: string) => ({ status: code, error_code: code, error })

describe('a session', () => {
  test('ends when the person signs out: its token is refused', async () => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    expect(await jana.delete('/session')).toMatchObject({ status: 200, error_code: 200 })
    expect(await jana.get('/userProfile')).toMatchObject(notRun(401, 'token-invalid'))
  })

  test('of another device remains when one signs out', async () => {
    await using world = await openWorld()
    const phone = await world.signIn('10000001')
    const laptop = await world.signIn('10000001')
    await phone.delete('/session')
    expect(await laptop.get('/userProfile')).toMatchObject({ error_code: 200 })
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

  test('belongs to one world, even if another has the same seed', async () => {
    await using world = await openWorld({ seed: 7 })
    await using twin = await openWorld({ seed: 7 })
    const jana = await world.signIn('10000001')
    await twin.signIn('10000001')
    expect(await twin.caller({ ...jana.person }).get('/userProfile')).toMatchObject(notRun(401, 'token-invalid'))
  })

  test('belongs to one person: the uid of another is refused', async () => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    const pretender = jana.as({ personId: 'p-10000002' })
    expect(await pretender.get('/userProfile')).toMatchObject(notRun(403, 'uid-mismatch'))
    expect(await pretender.post('/nps', { rating: 1 })).toMatchObject(notRun(403, 'uid-mismatch'))
  })

  test('with an invented token is refused', async () => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    const forged = jana.as({ token: `${jana.person.token?.slice(0, -4)}AAAA` })
    expect(await forged.get('/userProfile')).toMatchObject(notRun(401, 'token-invalid'))
    expect(await jana.as({ token: 'open sesame' }).get('/userProfile')).toMatchObject(notRun(401, 'token-invalid'))
  })
})

describe('the scope of a session', () => {
  const t = '2026-11-10T09:00:00.000Z'
  const donorOnly = { path: '/nps', answer: notRun(403, 'scope-forbidden') }

  test('a recipient cannot rate', async () => {
    await using world = await openWorld()
    const recipient = await signInRecipient(world)
    expect(await recipient.get(donorOnly.path)).toMatchObject(donorOnly.answer)
    expect(await recipient.post(donorOnly.path, { rating: 9 })).toMatchObject(donorOnly.answer)
  })

  test.each(['10000001', 'admin', '10000005', '10000010'])('%s cannot read the record of a family', async (login) => {
    await using world = await openWorld()
    const person = await world.signIn(login)
    expect(await person.get('/recipientProfile', { query: { t } })).toMatchObject(notRun(403, 'scope-forbidden'))
  })

  test.each(['admin', '10000005'])('%s cannot rate', async (login) => {
    await using world = await openWorld()
    expect(await (await world.signIn(login)).post('/nps', { rating: 9 })).toMatchObject(donorOnly.answer)
  })

  test('a donor without a valid e-mail can rate', async () => {
    await using world = await openWorld()
    const emlid = await world.signIn('10000010')
    expect(await emlid.post('/nps', { rating: 9 })).toMatchObject({ error_code: 200 })
  })
})
