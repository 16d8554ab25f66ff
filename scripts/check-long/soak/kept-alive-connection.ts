import { connect, type Socket } from 'node:net'

export type ConnectionAnswer = { status: number; body: string }

/** One connection for consecutive calls; reopened if the server has closed it, as faults do. */
export class KeptConnection {
  readonly #port: number
  #socket: Socket | undefined
  #received = ''
  #settle: ((heard: ConnectionAnswer | undefined) => void) | undefined

  constructor(port: number) {
    this.#port = port
  }

  /** The answer; undefined if the connection ended before a complete answer. */
  send(request: string): Promise<ConnectionAnswer | undefined> {
    const { promise, resolve } = Promise.withResolvers<ConnectionAnswer | undefined>()
    this.#settle = resolve
    this.#socket ??= this.#open()
    this.#socket.write(request)
    return promise
  }

  async close(): Promise<void> {
    const socket = this.#socket
    if (!socket) return
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.end()
    await closed
  }

  #open(): Socket {
    const socket = connect(this.#port, '127.0.0.1').setEncoding('utf8').setNoDelay()
    this.#received = ''
    socket.on('data', (chunk: string) => this.#take(chunk))
    // The following close event reports the error.
    socket.on('error', () => {})
    socket.on('close', () => {
      this.#socket = undefined
      this.#answer(undefined)
    })
    return socket
  }

  #take(chunk: string) {
    this.#received += chunk
    const head = this.#received.indexOf('\r\n\r\n')
    if (head < 0) return
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.#received.slice(0, head))?.[1] ?? 0)
    const body = this.#received.slice(head + 4)
    if (body.length < length && Buffer.byteLength(body) < length) return
    const status = Number(this.#received.slice(9, 12))
    this.#received = ''
    this.#answer({ status, body })
  }

  #answer(heard: ConnectionAnswer | undefined) {
    const settle = this.#settle
    this.#settle = undefined
    settle?.(heard)
  }
}
