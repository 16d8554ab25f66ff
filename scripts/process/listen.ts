import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type HttpServer = { origin: string; port: number; close: () => Promise<void> }

/** Starts an HTTP server in this process on loopback; port 0 takes a free one. `close` breaks off open connections. */
export async function listen(listener: RequestListener, port = 0): Promise<HttpServer> {
  const server = createServer(listener)
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen(port, '127.0.0.1', resolve)
  await listening
  const own = (server.address() as AddressInfo).port
  return {
    origin: `http://127.0.0.1:${own}`,
    port: own,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
