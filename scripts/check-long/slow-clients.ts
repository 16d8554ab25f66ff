import { connect } from 'node:net'
import { exchangeBytes } from '#mock/testing/malformed-requests/exchange.ts'
import { wellFormedRequest } from '#mock/testing/malformed-requests/malformed-request.ts'
import type { MeasuredServer } from '../bench/server.ts'
import { type Check, scaled } from './check.ts'
import { signInJana, startChecked } from './checked-server.ts'

const CLIENTS = 400
/** Seconds; the server checks its deadlines once a second. */
const SLACK = 3
/** Milliseconds for an ordinary call in the meantime. */
const PATIENCE = 2_000

type Slow = { name: string; head: string; drop: string; deadline: number }

const slow = (token: string): readonly Slow[] => [
  { name: 'headers that drip', head: 'GET /api/nps HTTP/1.1\r\nhost: x\r\n', drop: 'x: a\r\n', deadline: 10 },
  { name: 'a client that says nothing', head: '', drop: '', deadline: 10 },
  {
    name: 'a JSON body that drips',
    head: 'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"username":"',
    drop: 'a',
    deadline: 30,
  },
  {
    name: 'an upload that drips',
    head: `POST /api/upload HTTP/1.1\r\nhost: x\r\nauthorization: ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 5000\r\n\r\n--x\r\ncontent-disposition: form-data; name="File[0]"; filename="a.pdf"\r\n\r\n`,
    drop: 'a',
    deadline: 30,
  },
]

/** Rule 19.12 with the product's own deadlines, all clients at once. */
export const slowClients: Check = {
  name: 'slow-clients',
  goal: `several hundred at once: headers closed after 10 s, bodies after 30 s (${SLACK} s more at most), ordinary calls still answered`,
  async run(scale) {
    const server = await startChecked()
    const kinds = slow(await signInJana(server))
    const clients = Array.from({ length: scaled(CLIENTS, scale) }, (_, i) => kinds[i % kinds.length] as Slow)
    const dripping = Promise.all(clients.map(async (client) => ({ client, seconds: await drip(server.port, client) })))
    const ordinary = await callUntil(server, dripping)
    const ended = await dripping
    await server.stop()
    const late = ended.filter(
      ({ client, seconds }) => seconds < client.deadline - 1 || seconds > client.deadline + SLACK,
    )
    const range = (deadline: number) => {
      const times = ended.filter(({ client }) => client.deadline === deadline).map(({ seconds }) => seconds)
      return `${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)} s`
    }
    return {
      figure: `${clients.length} at once: headers closed after ${range(10)}, bodies after ${range(30)}; ${ordinary.calls} ordinary calls at the same time, ${ordinary.unanswered} without an answer within 2 s, the slowest ${ordinary.slowest.toFixed(0)} ms`,
      passed: late.length === 0 && ordinary.unanswered === 0,
      findings: late.map(({ client, seconds }) => `${client.name}: closed after ${seconds.toFixed(1)} s`),
    }
  },
}

/** Sends one byte a second until the server closes the connection; returns the seconds until then, Infinity if it does not. */
function drip(port: number, { head, drop, deadline }: Slow): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const began = performance.now()
  const socket = connect(port, '127.0.0.1', () => socket.write(head))
  const drops = setInterval(() => drop !== '' && socket.writable && socket.write(drop), 1_000)
  const giveUp = setTimeout(() => resolve(Number.POSITIVE_INFINITY), 2_000 * deadline)
  socket.on('error', () => {})
  socket.on('close', () => resolve((performance.now() - began) / 1000))
  socket.resume()
  return promise.finally(() => {
    clearInterval(drops)
    clearTimeout(giveUp)
    socket.destroy()
  })
}

async function callUntil({ port }: MeasuredServer, over: Promise<unknown>) {
  const ordinary = { calls: 0, unanswered: 0, slowest: 0 }
  const state = { going: true }
  void over.then(() => {
    state.going = false
  })
  while (state.going) {
    const { answers, ms } = await exchangeBytes(port, wellFormedRequest(), PATIENCE)
    ordinary.calls += 1
    ordinary.slowest = Math.max(ordinary.slowest, ms)
    if (answers.join() !== '200') ordinary.unanswered += 1
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return ordinary
}
