import { describe, expect, test } from 'vitest'
import { gift } from './payer.ts'
import { validate } from './recipient.ts'
import { openWorld } from './world.ts'

const failed = { status: 500, error_code: 500, error: 'internal-error' }
const overloaded = { status: 429, error_code: 429, error: 'rate-limited' }
const form = (value: string) => ({
  to: 'portal@example.com',
  subject: 'Zpráva',
  fields: [{ id: 'message', title: 'Zpráva', value }],
})

describe('a magic value forces its outcome without a setup:', () => {
  test.each([
    ['error_500', failed],
    ['error_429', overloaded],
  ])('the password %s', async (password, answer) => {
    await using world = await openWorld()
    expect(await world.visitor().post('/login', { username: '10000001', password })).toMatchObject(answer)
  })

  test.each([
    ['9990500', failed],
    ['9990429', overloaded],
  ])('the personal number %s', async (personalNumber, answer) => {
    await using world = await openWorld()
    expect(await validate(world.visitor(), { personalNumber, birthDate: '1985-04-01' })).toMatchObject(answer)
  })

  test.each([
    ['error_500', failed],
    ['error_429', overloaded],
  ])('the cardholder %s', async (cardholder, answer) => {
    await using world = await openWorld()
    expect(await world.visitor().post('/cardPayments', { ...gift, cardholder })).toMatchObject(answer)
  })

  test('in the user name of a forgotten password', async () => {
    await using world = await openWorld()
    expect(await world.visitor().post('/passwordReset', { username: 'error_500' })).toMatchObject(failed)
  })

  test('in a message, which is not sent', async () => {
    await using world = await openWorld()
    expect(await world.visitor().post('/emailForm', form('Zkouška error_500.'))).toMatchObject(failed)
    expect(await world.messages()).toEqual([])
  })
})
