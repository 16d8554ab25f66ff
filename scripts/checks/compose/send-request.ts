import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http'
import { connect } from 'node:net'

export type SocketResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }
export type SocketRequest = Pick<RequestOptions, 'method' | 'headers'> & { path: string; body?: Buffer | string }

/** Calls a port of loopback with nothing added or followed; rejects as the socket does. */
export function sendRequest(port: number, { path, body, ...options }: SocketRequest): Promise<SocketResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<SocketResponse>()
  const call = request({ host: '127.0.0.1', port, path, agent: false, ...options }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('error', reject)
    answer.on('end', () => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) })
    })
  })
  call.on('error', reject)
  call.end(body)
  return promise
}

/** Sends bytes unchanged and returns everything received until the connection is closed. */
export function sendBytes(port: number, bytes: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let text = ''
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  socket.once('close', () => resolve(text))
  return promise
}
