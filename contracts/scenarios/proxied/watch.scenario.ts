import { expect, test } from 'vitest'
import { openWorld } from '../world.ts'

/** The checking proxy would be worth nothing if it let everything through: both sides are seen red in every run. */
test('the proxy stops a request off the contract', async () => {
  await using world = await openWorld()
  await expect(world.visitor().post('/login', { username: '10000001' })).rejects.toThrow('Off the contract')
})

test('the proxy stops an answer off the contract', async () => {
  await using world = await openWorld()
  await world.fault({ operationId: 'getValueStore', kind: 'error_code', errorCode: 418, error: 'teapot' })
  await expect(world.visitor().get('/valueStore/nps_showStart')).rejects.toThrow('Off the contract')
})
