/**
 * npm run dev: the portal with hot reload on http://127.0.0.1:5173 and the mock on 4010; PORT=5000 moves them to 5000 and 5001.
 * A saved file of the mock restarts it with its worlds; a saved file of the contract generates first. Routes and provider states generate too.
 * The worlds are stored in .cache/dev between restarts. Each `npm run dev` begins with new ones.
 */
import { rmSync } from 'node:fs'
import { createServer } from 'vite'
import { checkPort } from '../start/check-port.ts'
import { endWithParent } from '../start/end-with-parent.ts'
import { makeStaleProducts } from '../start/make-products.ts'
import { isContract, isProviderState, isRoute, isSource } from './concerns.ts'
import { onChange } from './on-change.ts'
import { devPorts } from './ports.ts'
import { Restartable } from './restartable.ts'

const MOCK = 'mock-server/src'

process.chdir(`${import.meta.dirname}/../..`)
if (process.env.npm_lifecycle_event === 'dev') endWithParent()

try {
  const ports = devPorts(process.env.PORT)
  for (const port of Object.values(ports))
    await checkPort('127.0.0.1', port, 'PORT=5000 npm run dev (portal 5000, mock 5001)')
  await generate()
  await startPortal(ports)
  const mock = startMock(ports)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void mock.stop().then(() => process.exit(0)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function startPortal({ portal, mock }: { portal: number; mock: number }) {
  process.env.MOCK_ADDRESS = `http://127.0.0.1:${mock}`
  const vite = await createServer({ configFile: 'web/vite.config.ts', server: { port: portal } })
  await vite.listen()
  vite.printUrls()
}

function startMock({ portal, mock: port }: { portal: number; mock: number }) {
  const worlds = `.cache/dev/${port}`
  rmSync(worlds, { recursive: true, force: true })
  const mock = new Restartable('The mock', [`${MOCK}/main.ts`, '--data', worlds], {
    CORS_ORIGINS: `http://127.0.0.1:${portal},http://localhost:${portal}`,
    ...process.env,
    PORT: String(port),
  })
  const restart = () => {
    console.log('Restarting the mock with its worlds ...')
    return mock.restart()
  }
  void mock.restart()
  onChange(MOCK, isSource, restart)
  onChange('openapi/rules', isSource, restart)
  onChange('openapi', isContract, async () => {
    await generate()
    await restart()
  })
  onChange('web/src', isRoute, generate)
  onChange(MOCK, isProviderState, generate)
  return mock
}

function generate() {
  return makeStaleProducts(console.log, ['generate'])
}
