/**
 * npm start: builds what is missing or stale, then serves the portal, the provider's API and the sandbox in this one process, on
 * http://127.0.0.1:4010 unless PORT or HOST is set. `npm start -- --data DIR` stores the worlds in DIR/worlds.sqlite.
 */
import { readArguments } from '#mock/arguments.ts'
import { readSecretFiles, readSettings } from '#mock/settings.ts'
import { describeStart, fetchPeople } from './announce.ts'
import { checkPort } from './check-port.ts'
import { endWithParent } from './end-with-parent.ts'
import { makeStaleProducts } from './make-products.ts'

process.chdir(`${import.meta.dirname}/../..`)
if (process.env.npm_lifecycle_event === 'start') endWithParent()

try {
  // Checked before the build, so that a wrong option or a port in use is reported at once. The server reads them again.
  readArguments(process.argv.slice(2), process.env)
  readSecretFiles(process.env)
  const { host, port, app } = readSettings(process.env)
  await checkPort(host, port, `PORT=${port + 1} npm start`)
  await makeStaleProducts(console.log)
  // Imported by its address, since it exists only after the build.
  await import(new URL('../../dist/server/main.js', import.meta.url).href)
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  const origin = `http://${name}:${port}`
  // A server that others can reach opens the sandbox only to clients with its token.
  const isClosed = app.randomSeeds === true && app.sandboxToken === undefined
  console.log(describeStart(origin, await fetchPeople(origin), isClosed))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
