import { connect } from 'node:net'

export type BenchCall = {
  method: 'GET' | 'POST'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

export type LoadResult = { perSecond: number; failed: number }

type Options = { port: number; call: BenchCall; seconds: number; connections?: number }

/**
 * Repeats one call over keep-alive connections, each waiting for its answer, and counts the answers with status 200 per second. It uses
 * plain sockets, so that it measures the server and not the client.
 */
export async function load({ port, call, seconds, connections = 32 }: Options): Promise<LoadResult> {
  const request = Buffer.from(writeRequest(call))
  const until = performance.now() + seconds * 1000
  const runs = await Promise.all(Array.from({ length: connections }, () => repeat(port, request, until)))
  const sum = (key: 'good' | 'bad') => runs.reduce((total, run) => total + run[key], 0)
  return { perSecond: sum('good') / seconds, failed: sum('bad') }
}

function repeat(port: number, request: Buffer, until: number) {
  const { promise, resolve, reject } = Promise.withResolvers<{ good: number; bad: number }>()
  const count = { good: 0, bad: 0 }
  let received = ''
  const socket = connect(port, '127.0.0.1', () => socket.write(request))
  socket.setEncoding('latin1').on('error', reject)
  socket.on('data', (chunk: string) => {
    received += chunk
    const end = endOfAnswer(received)
    if (end === undefined || received.length < end) return
    if (received.startsWith('HTTP/1.1 200')) count.good += 1
    else count.bad += 1
    received = received.slice(end)
    if (performance.now() < until) socket.write(request)
    else socket.end()
  })
  socket.on('close', () => resolve(count))
  return promise
}

/** Where the answer that begins here ends, once its head is complete. Answers of both servers have a length. */
function endOfAnswer(received: string): number | undefined {
  const head = received.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head))?.[1]
  if (length === undefined) throw new Error(`An answer without content-length:\n${received.slice(0, head)}`)
  return head + 4 + Number(length)
}

function writeRequest({ method, path, headers = {}, body }: BenchCall): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'accept: application/json',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}
