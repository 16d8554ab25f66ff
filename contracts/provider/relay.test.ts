import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { NO_ANSWER_TYPE, openRelay } from './relay.ts'
import { StateDesk } from './state-desk.ts'

const behaviours: [name: string, behave: (response: ServerResponse) => void, words: string][] = [
  ['closes the connection', (response) => void response.destroy(), 'closed before an answer came'],
  [
    'breaks off in the middle',
    (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"error_code"')
      setImmediate(() => response.destroy())
    },
    'closed before an answer came',
  ],
]

test.each(behaviours)('a backend that %s gave no answer, and the reason is told', async (_name, behave, words) => {
  const server = createServer((_request, response) => behave(response))
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const relay = await openRelay(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, new StateDesk(''))
  const response = await fetch(`${relay.origin}/login`)
  expect(response.headers.get('content-type')).toBe(NO_ANSWER_TYPE)
  expect(await response.text()).toContain(words)
  relay.close()
  server.close()
})
