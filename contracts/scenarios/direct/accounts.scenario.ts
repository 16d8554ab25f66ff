import { describe, expect, test } from 'vitest'
import { resetToken } from '../letters.ts'
import { openWorld } from '../world.ts'

const eva = {
  kind: 'person',
  firstName: 'Eva',
  lastName: 'Horká',
  email: 'eva.horka@example.com',
  password: 'modrá-lampa-7',
  consentPersonalData: true,
  consentTerms: true,
  newsletter: false,
}
const key = 'one-intent-0001'

describe('an answer that was lost on its way', () => {
  test.each(['reset', 'refuse', 'cut', 'garbage', 'html'] as const)(
    'by %s: the account was opened, and the same key gives the answer again',
    async (kind) => {
      await using world = await openWorld()
      await world.fault({ operationId: 'registerDonor', kind, when: 'after', times: 1 })
      const send = () => world.visitor().post('/registration', eva, { key })
      await expect(send()).rejects.toThrow(/./)
      expect(await send()).toMatchObject({ error_code: 200, response: { angelNumber: '10000011' } })
      expect(await world.messages({ to: eva.email })).toHaveLength(1)
    },
  )

  test('of a new password: a repeat says that it is set, not that the link was used', async () => {
    await using world = await openWorld()
    await world.visitor().post('/passwordReset', { username: '10000001' })
    const body = { resetToken: await resetToken(world, 'jana@example.com'), password: eva.password }
    await world.fault({ operationId: 'resetPassword', kind: 'reset', when: 'after', times: 1 })
    const send = () => world.visitor().post('/passwordReset/password', body, { key })
    await expect(send()).rejects.toThrow(/./)
    expect(await send()).toMatchObject({ error_code: 200 })
    expect((await world.signIn('10000001', eva.password)).person.personId).toBe('p-10000001')
  })

  test('before anything was done: a repeat is executed', async () => {
    await using world = await openWorld()
    await world.fault({ operationId: 'registerDonor', kind: 'reset', when: 'before', times: 1 })
    const send = () => world.visitor().post('/registration', eva, { key })
    await expect(send()).rejects.toThrow(/./)
    expect(await world.messages()).toEqual([])
    expect(await send()).toMatchObject({ error_code: 200 })
  })
})

test('a lost letter can be requested again, and the newer link works', async () => {
  await using world = await openWorld()
  await world.fault({ operationId: 'requestPasswordReset', kind: 'message-lost', when: 'after', times: 1 })
  const requestReset = () => world.visitor().post('/passwordReset', { username: '10000001' })
  expect(await requestReset()).toMatchObject({ error_code: 200 })
  expect(await world.messages()).toEqual([])
  await requestReset()
  const token = await resetToken(world, 'jana@example.com')
  expect(await world.visitor().post('/passwordReset/link', { resetToken: token })).toMatchObject({ error_code: 200 })
})

test('a visitor’s upload is refused for the missing token, whatever is in it', async () => {
  await using world = await openWorld()
  const missing = { status: 401, error_code: 401, error: 'token-missing' }
  expect(await world.visitor().upload([])).toMatchObject(missing)
  expect(await world.visitor().upload([{ meta: 'no JSON', name: 'a.pdf', bytes: '%PDF-1.4\n' }])).toMatchObject(missing)
})
