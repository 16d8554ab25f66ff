/**
 * Starts the server: the provider's API under /api, the sandbox, and the built portal when there is one. Environment: PORT, HOST,
 * LOG_LEVEL (error, info, silent), CORS_ORIGINS (comma-separated), SANDBOX_TOKEN, TOKEN_SECRET, PORTAL_ORIGIN (the server's public
 * origin), TRUST_PROXY (addresses of the proxies in front of the server), METRICS_PORT, JOURNAL_ENTRIES, JOURNAL_WORLD_MB,
 * JOURNAL_TOTAL_MB, CHECK_ANSWERS=off. --data DIR or DATA_DIR: the folder that stores the worlds; DATABASE_URL: the PostgreSQL that
 * stores them for several servers; without either they end with the process.
 */
import { existsSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { readArguments } from './arguments.ts'
import { stopGracefully } from './hosting/operations/stop-gracefully.ts'
import { consoleLog, type Log } from './kernel/http/log.ts'
import { readSecretFiles, readSettings } from './settings.ts'

// The next start uses the cached compiled modules; a killed process would save none, hence the flush below.
enableCompileCache()
const { buildApp, loadDocument } = await import('./app.ts')
const { provider } = await import('./provider.ts')

const built = (name: string) => {
  const folder = fileURLToPath(new URL(`../../dist/${name}`, import.meta.url))
  return existsSync(`${folder}/index.html`) ? folder : undefined
}
const consoleDist = built('console')

await orExit(async () => readSecretFiles(process.env))
const { data, database } = await orExit(async () => readArguments(process.argv.slice(2), process.env))
const settings = await orExit(async () => readSettings(process.env))
const storage = await orExit(openWorlds)

const stopping = new AbortController()
const metrics = settings.metricsPort === undefined ? undefined : await startMetrics(settings.metricsPort)

const product = provider(loadDocument())
const app = buildApp(product, {
  // The tokens of stored worlds stay valid, so their secret is stored too.
  ...(storage && { tokenSecret: storage.secret() }),
  ...settings.app,
  ...storage?.parts,
  ...(consoleDist && { consoleDist }),
  ...(metrics && { log: metrics.log }),
  stopping: stopping.signal,
})

app.addHook('onClose', () => storage?.close())
app.addHook('onClose', async () => metrics?.close())

const dist = built('web')
if (process.send && process.env.PORTAL_COMES_LATER) {
  const openPortal = (await import('./hosting/portal/late-portal.ts')).latePortal(app)
  process.once('message', () => void orExit(() => openPortal({ dist: built('web') ?? '', env: process.env })))
} else if (dist) {
  const { portalPlugin } = await import('./hosting/portal/portal.ts')
  await portalPlugin(app, { dist, env: process.env })
}

const stop = () => void stopGracefully(app, stopping).then(() => process.exit(0))

await app.listen({ host: settings.host, port: settings.port })
if (process.send) {
  // Started by `npm start`, which shows the people of the default scenario and whose end, however it comes, is this server's too.
  process.send({ people: product.scenarios[0]?.people ?? [] })
  process.once('disconnect', stop)
}
setTimeout(flushCompileCache, 2_000).unref()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

/** Imported only on request: either module would add some milliseconds to every start. */
async function openWorlds() {
  if (database !== undefined) {
    const { shared, ping, ...opened } = await (await import('./database.ts')).openDatabase(database)
    return { ...opened, parts: { shared, pingStore: ping } }
  }
  if (data === undefined) return undefined
  const log = consoleLog(settings.app.logLevel ?? 'error')
  const warn = (event: string) => log({ level: 'error', event })
  const { store, snapshots, ...opened } = (await import('./data-folder.ts')).openDataFolder(data, undefined, { warn })
  return { ...opened, parts: { store, snapshots } }
}

/** Counts what is logged, and serves the counts on a port of their own, to callers with SANDBOX_TOKEN. */
async function startMetrics(port: number) {
  const { Metrics } = await import('./hosting/operations/metrics.ts')
  const counts = new Metrics()
  const print = consoleLog(settings.app.logLevel ?? 'error')
  const { ControlToken } = await import('./sandbox-api/control-token.ts')
  const token = new ControlToken(settings.app.sandboxToken, Date.now)
  const server = await orExit(() => counts.listen(settings.host, port, (request) => token.refuse(request)))
  const log: Log = (line) => {
    counts.observe(line)
    print(line)
  }
  return { log, close: () => server.close() }
}

/** The operator gets one line with the reason, not a stack. */
async function orExit<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
