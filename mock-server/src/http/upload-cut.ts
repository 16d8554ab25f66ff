import type { IncomingMessage } from 'node:http'

/** Ends the connection once N % of the announced body has come (at once when its length is not announced). */
export function cutUpload(request: IncomingMessage, atPercent: number): void {
  const announced = Number(request.headers['content-length'] ?? 0)
  const limit = (announced * atPercent) / 100
  let received = 0
  if (limit === 0) return void request.socket.resetAndDestroy()
  request.on('data', (bytes: Buffer) => {
    received += bytes.length
    if (received >= limit) request.socket.resetAndDestroy()
  })
}
