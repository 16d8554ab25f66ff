import { expect, test } from 'vitest'
import { openWorld } from '../world.ts'

/** Every scope may do these, so no rule refuses a caller; the answer is documented all the same. */
test.each([
  ['/userProfile', 'getUserProfile'],
  ['/session', 'endSession'],
  ['/password', 'changePassword'],
  ['/session/prolongation', 'prolongSession'],
] as const)('a fault can refuse a scope on %s, where no rule does', async (path, operationId) => {
  await using world = await openWorld()
  const jana = await world.signIn('10000001')
  await world.fault({ operationId, kind: 'error_code', errorCode: 403, error: 'scope-forbidden', times: 1 })
  const calls = {
    '/userProfile': () => jana.get(path),
    '/session': () => jana.delete(path),
    '/password': () => jana.post(path, { oldPassword: 'andel123', password: 'nove-heslo-2026' }),
    '/session/prolongation': () => jana.post(path, null),
  }
  const answer = await calls[path]()
  expect(answer).toMatchObject({ status: 403, error: 'scope-forbidden' })
})
