import { connect } from 'node:net'

export interface Exchanged {
  /** Each answer as `400 malformed-request`, or `200`. */
  readonly answers: readonly string[]
  readonly end: 'closed' | 'reset' | 'still open'
  readonly ms: number
}

/** Sends the bytes unchanged and reads until the server closes the connection, or for `patience` ms. */
export function exchangeBytes(port: number, bytes: string | Uint8Array, patience: number): Promise<Exchanged> {
  const { promise, resolve } = Promise.withResolvers<Exchanged>()
  const began = performance.now()
  const chunks: Buffer[] = []
  let end: Exchanged['end'] = 'closed'
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
  const giveUp = setTimeout(() => {
    end = 'still open'
    socket.destroy()
  }, patience)
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.on('error', () => {
    end = 'reset'
  })
  socket.on('close', () => {
    clearTimeout(giveUp)
    resolve({ answers: readAnswers(Buffer.concat(chunks)), end, ms: performance.now() - began })
  })
  return promise
}

/** Responses are read by their length; other bytes are returned unchanged. */
function readAnswers(received: Buffer): readonly string[] {
  if (received.length === 0) return []
  const head = received.subarray(0, Math.max(0, received.indexOf('\r\n\r\n'))).toString('latin1')
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1])
  if (!status) return [`no HTTP: ${received.subarray(0, 200).toString('latin1')}`]
  const from = head.length + 4
  if (status < 200) return [String(status), ...readAnswers(received.subarray(from))]
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
  if (Number.isNaN(length)) return [`no length: ${head}`]
  return [
    summarize(status, received.subarray(from, from + length).toString()),
    ...readAnswers(received.subarray(from + length)),
  ]
}

function summarize(status: number, body: string): string {
  if (body === '') return `${status} with no body`
  try {
    const { error_code: code, error } = JSON.parse(body) as { error_code?: number; error?: string }
    if (code === status && error === undefined) return String(status)
    if ((code === status || status === 200) && error !== undefined) return `${status} ${error}`
  } catch {
    // Returned unchanged below.
  }
  return `${status} without an envelope: ${body.slice(0, 200)}`
}
