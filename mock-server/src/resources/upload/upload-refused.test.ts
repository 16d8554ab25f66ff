import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen, makeApp, openWorld, readAnswer, requestText, sendRaw, signIn } from '../../testing/test-app.ts'

const app = makeApp()
let port = 0
beforeAll(async () => {
  port = await listen(app)
})
afterAll(() => app.close())

const PARTS = 'multipart/form-data; boundary=x'
const cut = '--x\r\ncontent-disposition: form-data; name="meta[0]"\r\n\r\n{"ca'
const unexpected = '--x\r\ncontent-disposition: form-data; name="virus"\r\n\r\n1\r\n--x--\r\n'

const good = [
  '--x\r\ncontent-disposition: form-data; name="meta[0]"\r\n\r\n{"category":"document"}',
  '--x\r\ncontent-disposition: form-data; name="File[0]"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7',
  '--x--\r\n',
].join('\r\n')

const send = async (body: string, type = PARTS, headers: readonly string[] = []) => {
  const answer = readAnswer(
    await sendRaw(port, requestText('POST /api/upload', [`content-type: ${type}`, ...headers], body)),
  )
  return [answer.status, answer.envelope.error]
}

describe('an unauthorized upload is refused, whatever its parts are', () => {
  test.each([
    ['without a boundary', '--x--', 'multipart/form-data'],
    ['cut in a part', cut, PARTS],
    ['with an unknown part', unexpected, PARTS],
    ['with no part', '--x--\r\n', PARTS],
    ['that is JSON', '{}', 'application/json'],
  ])('for a visitor with a body %s', async (_what, body, type) =>
    expect(await send(body, type)).toEqual([401, 'token-missing']),
  )

  test("for an expired token, another person's uid and a scope that is not allowed", async () => {
    expect(await send(cut, PARTS, ['authorization: x.y.z'])).toEqual([401, 'token-invalid'])
    const jana = `authorization: ${(await signIn(app)).authorization}`
    expect(await send(cut, PARTS, [jana, 'uid: p-10000002'])).toEqual([403, 'uid-mismatch'])
    const emlid = `authorization: ${(await signIn(app, '10000010')).authorization}`
    expect(await send(cut, PARTS, [emlid])).toEqual([403, 'scope-forbidden'])
  })
})

test('a refused body of 20 MB is read to its end, so that the connection serves the next call', async () => {
  const length = 20 * 1024 * 1024
  const head = `POST /api/upload HTTP/1.1\r\nhost: x\r\ncontent-type: ${PARTS}\r\ncontent-length: ${length}\r\n\r\n`
  const next = requestText('GET /api/valueStore/nps_showStart')
  const answer = await sendRaw(port, Buffer.concat([Buffer.from(head), Buffer.alloc(length), Buffer.from(next)]))
  expect(answer.end).toBe('closed')
  expect(answer.text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200'])
})

test('a refusal does not wait for a body that never comes', async () => {
  const head = requestText('POST /api/upload', [`content-type: ${PARTS}`, 'content-length: 5000'])
  expect(readAnswer(await sendRaw(port, head)).envelope.error).toBe('token-missing')
})

test('an upload is refused after its parts if the token expires while they arrive', async () => {
  const app = makeApp()
  const started = Promise.withResolvers<void>()
  app.addHook('preHandler', async ({ url }) => {
    if (url.endsWith('/upload')) started.resolve()
  })
  const { id } = await openWorld(app)
  const { authorization } = await signIn(app, '10000001', `/w/${id}`)
  const headers = [`content-type: ${PARTS}`, `authorization: ${authorization}`]
  const request = requestText(`POST /w/${id}/api/upload`, headers, good)
  const socket = connect(await listen(app), '127.0.0.1')
  socket.write(request.slice(0, -30))
  await started.promise
  await app.inject({ method: 'PATCH', url: `/sandbox/worlds/${id}/clock`, payload: { advance: 'PT60M' } })
  socket.write(request.slice(-30))
  expect(await text(socket)).toContain('token-expired')
  await app.close()
})
