import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { readTarget } from '../../target.ts'
import type { ScenarioCaller } from '../caller.ts'
import { openWorld, ScenarioWorld } from '../world.ts'

const { origin } = readTarget()

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

const answers: [what: string, send: (visitor: ScenarioCaller) => Promise<unknown>, code: number, error: string][] = [
  ['a body that is no JSON', (v) => v.post('/login', '{"username":'), 400, 'malformed-request'],
  ['a path that does not decode', (v) => v.get('/valueStore/%zz'), 400, 'malformed-request'],
  ['JSON 20,000 levels deep', (v) => v.post('/login', nested(20_000)), 400, 'bad-request'],
  ['JSON 200,000 levels deep', (v) => v.post('/login', nested(200_000)), 413, 'payload-too-large'],
  ['an unknown path', (v) => v.get('/moon'), 404, 'unknown-path'],
  ['a path out of the API', (v) => v.get('/..%2f..%2fetc%2fpasswd'), 404, 'unknown-path'],
  ['a method that the path does not have', (v) => v.delete('/login'), 405, 'method-not-allowed'],
  ['a body far too large', (v) => v.post('/login', `"${'a'.repeat(3_000_000)}"`), 413, 'payload-too-large'],
  ['an address of 3,000 characters', (v) => v.get(`/valueStore/${'a'.repeat(3_000)}`), 414, 'uri-too-long'],
  [
    'XML',
    (v) => v.post('/login', '<login/>', { headers: { 'content-type': 'text/xml' } }),
    415,
    'unsupported-media-type',
  ],
  ['headers of 20 kB', (v) => v.get('/nps', { headers: { 'x-long': 'a'.repeat(20_000) } }), 431, 'headers-too-large'],
]

describe('what reaches no operation is answered in the envelope as well', () => {
  test.each(answers)('%s', async (_what, send, code, error) => {
    await using world = await openWorld()
    expect(await send(world.visitor())).toMatchObject({ status: code, error_code: code, error })
  })

  test.each([
    ['a multipart body without a boundary', 'multipart/form-data', 'nothing'],
    [
      'a multipart body that breaks off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="meta[0]"\r\n\r\n{"cat',
    ],
  ])('%s', async (_what, type, body) => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    const answer = { status: 400, error_code: 400, error: 'malformed-request' }
    expect(await jana.post('/upload', body, { headers: { 'content-type': type } })).toMatchObject(answer)
  })

  test('a world that does not exist', async () => {
    const answer = { status: 404, error_code: 404, error: 'unknown-world' }
    expect(await new ScenarioWorld('nowhere').visitor().get('/valueStore/nps_showStart')).toMatchObject(answer)
  })

  test('bytes that are no HTTP', async () => {
    expect(await sendRaw('HELO provider\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*"error":"malformed-request"/s)
  })

  test('a client that never finishes its headers is let go after ten seconds', { timeout: 20_000 }, async () => {
    expect(await sendRaw('GET /api/nps HTTP/1.1\r\nHost: provider\r\n')).toMatch(
      /^HTTP\/1\.1 408 .*"error":"request-timeout"/s,
    )
  })
})

/** Sends bytes as they are and answers with all that came back before the other side closed. */
function sendRaw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let answer = ''
  const socket = connect(Number(port), hostname, () => socket.write(bytes))
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text
  })
  socket.once('error', reject).once('close', () => resolve(answer))
  return promise
}
