import { describe, expect, test } from 'vitest'
import { another, petra, receiveCode, requestCode, requestPhones, verify } from './recipient.ts'
import { openWorld } from './world.ts'

const ran = (error_code: number, error?: string) => ({ status: 200, error_code, ...(error && { error }) })

describe('a recipient signs in', () => {
  test('by number and birth date, a phone, and the code from the SMS', async () => {
    await using world = await openWorld()
    const visitor = world.visitor()
    expect(await requestPhones(visitor, petra)).toMatchObject({
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

  test('six wrong birth dates from one address close both steps for 15 minutes', async () => {
    await using world = await openWorld({ frozen: true })
    const visitor = world.visitor()
    const { transactionId, code } = await receiveCode(world)
    const wrong = { ...petra, birthDate: '1985-04-02' }
    for (let tries = 0; tries < 6; tries++)
      expect(await (tries % 2 ? requestCode : requestPhones)(visitor, wrong)).toMatchObject(
        ran(401, 'wrong-personal-data'),
      )
    for (const step of [requestPhones, requestCode])
      expect(await step(visitor, petra)).toMatchObject({ status: 429, error: 'too-many-attempts' })
    expect(visitor.retryAfter).toBe(15 * 60)
    expect(await verify(visitor, transactionId, code)).toMatchObject(ran(200))
    await world.advance('PT14M59.999S')
    expect(await requestPhones(visitor, petra)).toMatchObject({ error: 'too-many-attempts' })
    await world.advance('PT0.001S')
    expect(await requestPhones(visitor, petra)).toMatchObject(ran(200))
  })
})

describe('the code', () => {
  test('the sixth wrong one locks the transaction even for the right one; a new code starts a new one', async () => {
    await using world = await openWorld()
    const { transactionId, code } = await receiveCode(world)
    for (let tries = 0; tries < 6; tries++)
      expect(await verify(world.visitor(), transactionId, another(code))).toMatchObject(ran(401, 'wrong-code'))
    expect(await verify(world.visitor(), transactionId, code)).toMatchObject(ran(423, 'transaction-locked'))
    const fresh = await receiveCode(world)
    expect(await verify(world.visitor(), fresh.transactionId, fresh.code)).toMatchObject(ran(200))
  })
})
