import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PlaywrightWorkerOptions, WorkerFixture } from '@playwright/test'
import { findFreePort } from '../../scripts/process/find-free-port.ts'
import { isListening, startProcess } from '../../scripts/process/start-process.ts'

const SECONDS_TO_START = 30

/** A portal of its own that has a chat and reports errors, with fakes of both services. */
export type Outside = {
  portal: string
  /**
   * Origin of the chat's page; it says `portal-chat:ready` and stores the messages it receives in
   * `window.receivedMessages`.
   */
  chat: string
  /** Where Bugsnag's reports go. */
  endpoint: string
}

/**
 * All other tests run without chat and reports, as most environments do; these start a server configured with both, once a worker.
 * A worker's fixture of their own would need workers of their own, with their browsers.
 */
export const startOutside: WorkerFixture<Outside, PlaywrightWorkerOptions> = async (
  { browserName: _browserName },
  use,
) => {
  const outside = await listen(createServer(answer))
  // By another host name than the portal's, because cookies do not distinguish ports.
  const origin = `http://localhost:${portOf(outside)}`
  const port = await findFreePort()
  const portal = `http://127.0.0.1:${port}`
  const env = {
    PORT: `${port}`,
    HOST: '127.0.0.1',
    PORTAL_ORIGIN: portal,
    PORTAL_CHAT_URL: `${origin}/chat`,
    PORTAL_BUGSNAG_KEY: '0123456789abcdef0123456789abcdef',
    PORTAL_BUGSNAG_ENDPOINT: `${origin}/notify`,
  }
  const server = startProcess([process.execPath, 'mock-server/src/main.ts'], { env, showsErrors: true })
  await server.waitUntil(() => isListening(port), SECONDS_TO_START)
  await use({ portal, chat: origin, endpoint: `${origin}/notify` })
  await server.stop()
  outside.closeAllConnections()
  await new Promise((resolve) => outside.close(resolve))
}

const answer: Parameters<typeof createServer>[1] = ({ url, method }, response) => {
  if (url === '/chat') return void response.setHeader('Content-Type', 'text/html; charset=utf-8').end(chatPage)
  response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', allowed)
  response.statusCode = method === 'OPTIONS' ? 204 : 202
  response.end()
}
const allowed = 'Content-Type, Bugsnag-Api-Key, Bugsnag-Payload-Version, Bugsnag-Sent-At'

/** The minimum that docs/chat.md requires of the page in the frame. */
const chatPage = `<!doctype html><html lang="cs"><title>Chat</title>
<label>Vaše zpráva <input id="message"></label>
<script>
  window.receivedMessages = []
  addEventListener('message', ({ data, origin }) => window.receivedMessages.push({ data, origin }))
  addEventListener('keydown', ({ key }) => key === 'Escape' && parent.postMessage({ type: 'portal-chat:close' }, '*'))
  parent.postMessage({ type: 'portal-chat:ready' }, '*')
</script></html>`

const listen = (server: Server) =>
  new Promise<Server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))

const portOf = (server: Server) => (server.address() as AddressInfo).port
