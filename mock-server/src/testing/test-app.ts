import { connect } from 'node:net'
import { buildApp, type Provider } from '../app.ts'
import type { AppOptions } from '../app-options.ts'
import type { LogLine } from '../kernel/http/log.ts'
import { provider } from '../provider.ts'
import { bundledDocument } from './bundled-contract.ts'
import { quickPasswords } from './quick-passwords.ts'

const product = provider(bundledDocument)
/** The complete provider, except for the slow hash of passwords. */
const quick: Provider = { ...product, handlers: { ...product.handlers, ...quickPasswords } }

/** The provider, with parts of it replaced; it logs nothing unless the test reads its log. */
export function makeApp(options: AppOptions = {}, parts: Partial<Provider> = {}) {
  return buildApp({ ...quick, ...parts }, { log: () => {}, tokenSecret: 'known to the tests', ...options })
}

export type TestApp = ReturnType<typeof makeApp>

/** The provider with single handlers replaced, for results that a correct handler never has. */
export function withHandlers(handlers: Provider['handlers']): Partial<Provider> {
  return { handlers: { ...quick.handlers, ...handlers } }
}

export function collectLog() {
  const lines: LogLine[] = []
  return { lines, log: (line: LogLine) => void lines.push(line) }
}

/** Headers of a signed-in person; `prefix` names the world (`/w/blue`). */
export async function signIn(app: TestApp, username = '10000001', prefix = '') {
  const payload = { username, password: 'andel123' }
  const answer = await app.inject({ method: 'POST', url: `${prefix}/api/login`, payload })
  const { token, personId } = answer.json<{ response: { token: string; personId: string } }>().response
  return { authorization: token, uid: personId }
}

export async function openWorld(app: TestApp, options: object = {}) {
  const answer = await app.inject({ method: 'POST', url: '/sandbox/worlds', payload: { frozen: true, ...options } })
  return answer.json<{ id: string; apiBase: string; now: string }>()
}

export async function listen(app: TestApp): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return Number(new URL(`http://${app.listeningOrigin.replace(/^https?:\/\//, '')}`).port)
}

export interface RawAnswer {
  readonly text: string
  /** How the server closed the connection: orderly, or by a reset. */
  readonly end: 'closed' | 'reset'
}

/** Sends the bytes unchanged and reads until the server closes the connection. */
export function sendRaw(port: number, bytes: string | Uint8Array): Promise<RawAnswer> {
  const { promise, resolve } = Promise.withResolvers<RawAnswer>()
  const chunks: Buffer[] = []
  let wasReset = false
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.on('error', () => {
    wasReset = true
  })
  socket.on('close', () => resolve({ text: Buffer.concat(chunks).toString(), end: wasReset ? 'reset' : 'closed' }))
  return promise
}

/** A complete request; it asks the server to close afterwards, so that `sendRaw` ends. */
export function requestText(line: string, headers: readonly string[] = [], body = ''): string {
  const length = body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`]
  return [`${line} HTTP/1.1`, 'host: 127.0.0.1', 'connection: close', ...headers, ...length, '', body].join('\r\n')
}

/** Status and envelope of a raw response. */
export function readAnswer({ text }: RawAnswer): { status: number; envelope: { error_code: number; error?: string } } {
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), envelope: JSON.parse(body) }
}
