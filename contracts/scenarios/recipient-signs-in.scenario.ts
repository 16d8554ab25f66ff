import { describe, expect, test } from 'vitest'
import { another, petra, receiveCode, requestCode, signInRecipient, validate, verify } from './recipient.ts'
import { openWorld } from './world.ts'

const ran = (error_code: number, error?: string) => ({ status: 200, error_code, ...(error && { error }) })

describe('a recipient signs in', () => {
  test('by number and birth date, a phone, and the code from the SMS', async () => {
    await using world = await openWorld()
    const visitor = world.visitor()
    expect(await validate(visitor, petra)).toMatchObject({
      error_code: 200,
      Data: {
        Phones: [
          { Id: 'phone-1', Phone: '+420*****0201' },
          { Id: 'phone-2', Phone: '+420*****0202' },
        ],
      },
    })
    const { transactionId, code } = await receiveCode(world)
    expect(code).toMatch(/^\d{6}$/)
    const answer = { ...ran(200), response: { scope: 'recipient', personId: 'p-2000001' } }
    expect(await verify(visitor, transactionId, code)).toMatchObject(answer)
  })

  test('and reads its own record', async () => {
    await using world = await openWorld()
    const recipient = await signInRecipient(world)
    expect(await recipient.get('/recipientProfile', { query: { t: '2026-11-10T09:00:00.000Z' } })).toMatchObject({
      ...ran(200),
      response: { RecipientStatusOfRequest: { Id: 6 } },
    })
  })

  test('and gets the code on the chosen phone', async () => {
    await using world = await openWorld()
    await requestCode(world.visitor(), petra, 'phone-2')
    expect(await world.messages({ channel: 'sms' })).toMatchObject([{ to: '+420602000202' }])
  })

  test("another's birth date is refused at every step", async () => {
    await using world = await openWorld()
    const stranger = { ...petra, birthDate: '1985-04-02' }
    expect(await validate(world.visitor(), stranger)).toMatchObject(ran(401, 'wrong-personal-data'))
    expect(await requestCode(world.visitor(), stranger)).toMatchObject(ran(401, 'wrong-personal-data'))
    expect(await world.messages()).toEqual([])
  })

  test('six wrong birth dates from one address close both steps for 15 minutes', async () => {
    await using world = await openWorld({ frozen: true })
    const visitor = world.visitor()
    const { transactionId, code } = await receiveCode(world)
    const wrong = { ...petra, birthDate: '1985-04-02' }
    for (let tries = 0; tries < 6; tries++)
      expect(await (tries % 2 ? requestCode : validate)(visitor, wrong)).toMatchObject(ran(401, 'wrong-personal-data'))
    for (const step of [validate, requestCode])
      expect(await step(visitor, petra)).toMatchObject({ status: 429, error: 'too-many-attempts' })
    expect(visitor.retryAfter).toBe(15 * 60)
    expect(await verify(visitor, transactionId, code)).toMatchObject(ran(200))
    await world.advance('PT14M59.999S')
    expect(await validate(visitor, petra)).toMatchObject({ error: 'too-many-attempts' })
    await world.advance('PT0.001S')
    expect(await validate(visitor, petra)).toMatchObject(ran(200))
  })

  test("another's phone is refused", async () => {
    await using world = await openWorld()
    expect(await requestCode(world.visitor(), petra, 'phone-of-nobody')).toMatchObject(ran(404, 'phone-not-found'))
  })
})

describe('the code', () => {
  test('signs in once: sent again it is refused with 409 code-used', async () => {
    await using world = await openWorld()
    const { transactionId, code } = await receiveCode(world)
    expect(await verify(world.visitor(), transactionId, code)).toMatchObject(ran(200))
    expect(await verify(world.visitor(), transactionId, code)).toMatchObject(ran(409, 'code-used'))
  })

  test('five wrong ones leave one more try', async () => {
    await using world = await openWorld()
    const { transactionId, code } = await receiveCode(world)
    for (let tries = 0; tries < 5; tries++)
      expect(await verify(world.visitor(), transactionId, another(code))).toMatchObject(ran(401, 'wrong-code'))
    expect(await verify(world.visitor(), transactionId, code)).toMatchObject(ran(200))
  })

  test('the sixth wrong one locks the transaction even for the right one; a new code starts a new one', async () => {
    await using world = await openWorld()
    const { transactionId, code } = await receiveCode(world)
    for (let tries = 0; tries < 6; tries++)
      expect(await verify(world.visitor(), transactionId, another(code))).toMatchObject(ran(401, 'wrong-code'))
    expect(await verify(world.visitor(), transactionId, code)).toMatchObject(ran(423, 'transaction-locked'))
    const fresh = await receiveCode(world)
    expect(await verify(world.visitor(), fresh.transactionId, fresh.code)).toMatchObject(ran(200))
  })

  test('only six of fifty simultaneous guesses are counted', async () => {
    await using world = await openWorld()
    const { transactionId, code } = await receiveCode(world)
    const guesses = Array.from({ length: 50 }, () => verify(world.visitor(), transactionId, another(code)))
    const errors = (await Promise.all(guesses)).map(({ error }) => error)
    expect(errors.filter((error) => error === 'wrong-code')).toHaveLength(6)
    expect(errors.filter((error) => error === 'transaction-locked')).toHaveLength(44)
  })

  test.each([
    ['1 ms before 15 minutes', 'PT14M59.999S', ran(200)],
    ['at exactly 15 minutes', 'PT15M', ran(408, 'code-expired')],
    ['1 ms after 15 minutes', 'PT15M0.001S', ran(408, 'code-expired')],
  ])('%s', async (_when, wait, answer) => {
    await using world = await openWorld({ frozen: true })
    const { transactionId, code } = await receiveCode(world)
    await world.advance(wait)
    expect(await verify(world.visitor(), transactionId, code)).toMatchObject(answer)
  })

  test.each([
    ['the same phone', 'phone-1'],
    ['another phone', 'phone-2'],
  ])('is invalid once a new one is sent to %s', async (_which, phone) => {
    await using world = await openWorld()
    const old = await receiveCode(world)
    await requestCode(world.visitor(), petra, phone)
    expect(await verify(world.visitor(), old.transactionId, old.code)).toMatchObject(ran(404, 'transaction-not-found'))
  })

  test('is bound to its transaction', async () => {
    await using world = await openWorld()
    const ours = await receiveCode(world)
    const theirs = await receiveCode(world, { personalNumber: '2000002', birthDate: '1986-05-02' })
    expect(await verify(world.visitor(), ours.transactionId, theirs.code)).toMatchObject(ran(401, 'wrong-code'))
    expect(await verify(world.visitor(), 'tr-nobody', ours.code)).toMatchObject(ran(404, 'transaction-not-found'))
  })

  test('is invalid in another world with the same seed', async () => {
    await using world = await openWorld({ seed: 7 })
    await using twin = await openWorld({ seed: 7 })
    const ours = await receiveCode(world)
    await receiveCode(twin)
    expect(await verify(twin.visitor(), ours.transactionId, ours.code)).toMatchObject(ran(404, 'transaction-not-found'))
  })

  test('is sent five times in 15 minutes, then again only when the first is 15 minutes old', async () => {
    await using world = await openWorld({ frozen: true })
    const visitor = world.visitor()
    for (let sent = 0; sent < 5; sent++) {
      expect(await requestCode(visitor, petra)).toMatchObject(ran(200))
      await world.advance('PT1M')
    }
    expect(await requestCode(visitor, petra)).toMatchObject({ status: 429, error_code: 429, error: 'too-many-codes' })
    expect(visitor.retryAfter).toBe(10 * 60)
    await world.advance('PT9M59.999S')
    expect(await requestCode(visitor, petra)).toMatchObject({ error: 'too-many-codes' })
    await world.advance('PT0.001S')
    expect(await requestCode(visitor, petra)).toMatchObject(ran(200))
  })
})
