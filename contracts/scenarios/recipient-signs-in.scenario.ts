import { describe, expect, test } from 'vitest'
import { petra, receiveCode, requestPhones, verify } from './recipient.ts'
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
})
