import { afterAll, expect, test } from 'vitest'
import { handlers } from '#generated/provider.handlers.ts'
import { formOf } from '../../testing/sent-form.ts'
import { makeApp, signIn, withHandlers } from '../../testing/test-app.ts'
import type { AnyHandler } from '../handler.ts'

const slow = { started: Promise.withResolvers<void>(), mayEnd: Promise.withResolvers<void>() }
const uploadFiles = handlers.uploadFiles as AnyHandler
const prepare: AnyHandler['prepare'] = async (world, input) => {
  slow.started.resolve()
  await slow.mayEnd.promise
  return uploadFiles.prepare?.(world, input)
}
const app = makeApp({ uploadBytes: 5_000 }, withHandlers({ uploadFiles: { ...uploadFiles, prepare } }))
afterAll(() => app.close())

test('an upload over the memory for all uploads gets 503 with Retry-After, and passes once there is room', async () => {
  const own = await signIn(app)
  const upload = async () => {
    const bytes = Buffer.from('%PDF-1.7 '.padEnd(4_000))
    const { type, payload } = await formOf([
      { meta: { category: 'document' }, name: 'a.pdf', type: 'application/pdf', bytes },
    ])
    return app.inject({ method: 'POST', url: '/api/upload', headers: { ...own, 'content-type': type }, payload })
  }
  const held = upload()
  await slow.started.promise
  const refused = await upload()
  expect([refused.statusCode, refused.json().error, refused.headers['retry-after']]).toEqual([
    503,
    'service-unavailable',
    '10',
  ])
  slow.mayEnd.resolve()
  expect([(await held).statusCode, (await upload()).statusCode]).toEqual([200, 200])
})
