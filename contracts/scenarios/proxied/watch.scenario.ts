import { expect, test } from 'vitest'
import { openWorld } from '../world.ts'

/** A proxy that accepts everything would prove nothing: every run checks that it refuses requests and answers. */
test('the proxy refuses a request that violates the contract', async () => {
  await using world = await openWorld()
  await expect(world.visitor().post('/login', { username: '10000001' })).rejects.toThrow('Off the contract')
})

test('the proxy refuses an answer that violates the contract', async () => {
  await using world = await openWorld()
  await world.fault({ operationId: 'getValueStore', kind: 'error_code', errorCode: 418, error: 'teapot' })
  await expect(world.visitor().get('/valueStore/nps_showStart')).rejects.toThrow('Off the contract')
})
