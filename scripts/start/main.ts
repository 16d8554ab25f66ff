/**
 * npm start: builds what is missing or stale, then serves the portal, the provider's API and the sandbox on http://127.0.0.1:4010 unless
 * PORT or HOST is set. The portal is built last, behind a page that waits for it. `npm start -- --data DIR` stores the worlds in DIR/worlds.sqlite. The server is a process of its own, which holds
 * neither the build nor its tools.
 */
import { flushCompileCache } from 'node:module'
import { readArguments } from '#mock/arguments.ts'
import { readSecretFiles, readSettings } from '#mock/settings.ts'
import { describeStart } from './announce.ts'
import { checkPort } from './check-port.ts'
import { endWithParent } from './end-with-parent.ts'
import { isStale, products } from './products.ts'
import { serve } from './serve.ts'

/** Its build takes most of the time of a first start, and the server answers meanwhile. */
const PORTAL = 'web'

process.chdir(`${import.meta.dirname}/../..`)
if (process.env.npm_lifecycle_event === 'start') endWithParent()

try {
  const args = process.argv.slice(2)
  // Checked before the build, so that a wrong option or a port in use is reported at once. The server reads them again.
  readArguments(args, process.env)
  readSecretFiles(process.env)
  const { host, port, app } = readSettings(process.env)
  await checkPort(host, port, `PORT=${port + 1} npm start`)
  // The tools of the build are loaded only for a build.
  const make = products.some(isStale) ? (await import('./make-products.ts')).makeStaleProducts : undefined
  await make?.(console.log, ['generate', 'console', 'server'])
  const isPortalLate = make !== undefined && products.some((product) => product.id === PORTAL && isStale(product))
  const { people, openPortal } = await serve('dist/server/main.js', args, isPortalLate)
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  // A server that others can reach opens the sandbox only to clients with its token.
  const isClosed = app.randomSeeds === true && app.sandboxToken === undefined
  console.log(describeStart(`http://${name}:${port}`, people, isClosed))
  if (isPortalLate) {
    await make?.(console.log, [PORTAL])
    openPortal()
  }
  // For the next start; a killed process would save none.
  flushCompileCache()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
