import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Fault } from '../../domain/state/fault.ts'

/** The response that would have been sent. */
export interface PlannedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Uint8Array
}

/**
 * Breaks the response as real sockets do. Handles every fault except `latency` and `error_code`, which change the response and not the
 * wire. `planned` is the operation's normal response; a fault that shows part of it needs it.
 */
export function inflict(
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
  planned: PlannedAnswer,
): void {
  const { socket } = request
  switch (fault.kind) {
    case 'refuse':
      socket.destroy()
      return
    case 'reset':
      sendPart(response, planned, 0, () => reset(socket))
      return
    case 'cut':
      sendPart(response, planned, fault.atPercent, () => socket.destroy())
      return
    case 'stall':
      void waitWhileConnected(socket, fault.ms).then((isConnected) => isConnected && reset(socket))
      return
    case 'garbage':
      response.writeHead(200, { ...planned.headers, 'content-length': Buffer.byteLength(GARBAGE) }).end(GARBAGE)
      return
    case 'html':
      response
        .writeHead(502, {
          'content-type': 'text/html; charset=utf-8',
          'content-length': Buffer.byteLength(PROXY_PAGE),
          // A proxy has the same time as the provider; another day would end sessions.
          ...(planned.headers.date !== undefined && { date: String(planned.headers.date) }),
        })
        .end(PROXY_PAGE)
      return
    default:
      throw new Error(`${fault.kind} does not break the wire`)
  }
}

/** Waits `ms` real milliseconds. Resolves to false at once when the client disconnects. */
export function waitWhileConnected(socket: Socket, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(true), ms)
    const leave = () => end(false)
    const end = (isConnected: boolean) => {
      clearTimeout(timer)
      socket.off('close', leave)
      resolve(isConnected)
    }
    socket.once('close', leave)
  })
}

/** Sends the complete head and N % of the body, and ends only once the bytes are sent: a reset must not overtake them. */
function sendPart(response: ServerResponse, planned: PlannedAnswer, percent: number, end: () => void): void {
  const bytes = Buffer.from(planned.body)
  const part = bytes.subarray(0, Math.floor((bytes.length * percent) / 100))
  response.writeHead(planned.status, { ...planned.headers, 'content-length': bytes.length })
  response.flushHeaders()
  if (part.length > 0) response.write(part)
  response.socket?.write('', () => setTimeout(end, 20))
}

function reset(socket: Socket): void {
  socket.resetAndDestroy()
}

const GARBAGE = '{"error_code":200,"response":{"Valu\u0000e":\ufffd,,'
const PROXY_PAGE = `<!doctype html>
<html lang="en"><head><title>502 Bad Gateway</title></head>
<body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body></html>
`
