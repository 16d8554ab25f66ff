import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp, loadDocument } from '#mock/app.ts'
import { portalPlugin } from '#mock/hosting/portal/portal.ts'
import { provider } from '#mock/provider.ts'
import { findFreePort } from '../../process/find-free-port.ts'
import { startNginx } from './start-nginx.ts'
import { writeSite } from './write-site.ts'

export const SANDBOX_TOKEN = 'of the test'
/** The output of `npm run build`. */
export const dist = `${import.meta.dirname}/../../../dist/web`

/** Every variable that a header may depend on is set. */
const env = {
  PORTAL_ORIGIN: 'https://portal.example.org',
  PORTAL_HOST_IMAGE: 'https://img.example.org',
  PORTAL_CHAT_URL: 'https://chat.example.org/angels?v=1',
  PORTAL_BUGSNAG_KEY: '0123456789abcdef0123456789abcdef',
}

export type NginxAndMocks = {
  /** The port of nginx, and that of a mock that serves its own portal. */
  nginx: number
  mock: number
  /** The mocks after nginx; the first is also called directly. */
  replicas: readonly FastifyInstance[]
  close: () => Promise<void>
}

/** nginx with the generated configuration and the built portal, in front of three mocks with their own worlds in memory. */
export async function startNginxAndMocks(): Promise<NginxAndMocks> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const replicas = await Promise.all([1, 2, 3].map(startMock))
  const ports = replicas.map((replica) => Number(new URL(replica.listeningOrigin).port))
  const port = await findFreePort()
  const place = {
    listen: `127.0.0.1:${port}`,
    scratch: folder,
    replicas: ports.map((replica) => `127.0.0.1:${replica}`),
  }
  await writeSite(folder, { dist, env }, place)
  const nginx = await startNginx(folder, port)
  const close = async () => {
    await nginx.stop()
    await Promise.all(replicas.map((replica) => replica.close()))
    rmSync(folder, { recursive: true })
  }
  return { nginx: port, mock: ports[0] ?? 0, replicas, close }
}

async function startMock(): Promise<FastifyInstance> {
  const app = buildApp(provider(loadDocument()), {
    clock: () => 0,
    sandboxToken: SANDBOX_TOKEN,
    tokenSecret: 'one for all replicas',
    trustProxy: '127.0.0.1',
    logLevel: 'silent',
  })
  await portalPlugin(app, { dist, env })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app
}
