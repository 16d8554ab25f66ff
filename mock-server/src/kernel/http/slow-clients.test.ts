import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, makeApp, readAnswer, sendRaw, signIn } from '../../testing/test-app.ts'

// The deadlines of the product are 10 s and 30 s; the mechanism is the same with shorter ones.
const PORTALS = ['https://portal.example.cz', 'https://other.example.cz'] as const
const app = makeApp({ origins: PORTALS, deadlines: { headers: 150, request: 300 } })
let port = 0
let token = ''
beforeAll(async () => {
  port = await listen(app)
  token = (await signIn(app)).authorization
})
afterAll(() => app.close())

test.each<[string, string, string?]>([
  ['headers that never end', 'GET /api/nps HTTP/1.1\r\nhost: x\r\n', PORTALS[0]],
  [
    'a JSON body that does not come',
    'POST /api/login HTTP/1.1\r\nhost: x\r\norigin: https://other.example.cz\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"us',
  ],
  [
    'an upload that does not come',
    'POST /api/upload HTTP/1.1\r\nhost: x\r\norigin: https://other.example.cz\r\nauthorization: {token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 5000\r\n\r\n--x\r\n',
  ],
])(
  'a deadline closes the connection with 408, which the portal can read: %s (rules 19.12, 19.14)',
  async (_name, bytes, origin = PORTALS[1]) => {
    const response = await sendRaw(port, bytes.replace('{token}', token))
    expect(response.text).toContain(`access-control-allow-origin: ${origin}\r\n`)
    expect(readAnswer(response)).toMatchObject({ status: 408, envelope: { error: 'request-timeout' } })
  },
)
