import type { IncomingMessage } from 'node:http'

/**
 * Closes the connection once N % of the announced body has arrived (at once when its length is not announced). Calls `beforeCut` just
 * before that.
 */
export function cutUpload(request: IncomingMessage, atPercent: number, beforeCut: () => void): void {
  const announced = Number(request.headers['content-length'] ?? 0)
  const limit = (announced * atPercent) / 100
  let received = 0
  let isCut = false
  const cut = () => {
    if (isCut) return
    isCut = true
    beforeCut()
    request.socket.resetAndDestroy()
  }
  if (limit === 0) {
    cut()
    return
  }
  request.on('data', (bytes: Buffer) => {
    received += bytes.length
    if (received >= limit) cut()
  })
}
