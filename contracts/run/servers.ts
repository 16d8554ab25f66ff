import { fileURLToPath } from 'node:url'
import { type StartedServer, startServer } from '../../scripts/process/start-server.ts'

const started = new Set<StartedServer>()
const SECONDS_TO_START = 30
const REMEMBER_PASSWORDS = new URL('remember-passwords.ts', import.meta.url).href

/** Starts the mock provider on a free port and returns its origin. */
export const startMock = (): Promise<string> =>
  start(() => ['--import', REMEMBER_PASSWORDS, 'mock-server/src/main.ts'], '/sandbox/scenarios')

/** Starts Prism before the API: it refuses requests and answers that violate the contract. Returns its origin, the base of the API. */
export function startPrism(api: string): Promise<string> {
  const prism = fileURLToPath(import.meta.resolve('@stoplight/prism-cli'))
  // With NODE_ENV=production, which npm says (ADR 027), Prism would start a second process, and fail in doing so.
  const options = ['--errors', '--multiprocess=false', '-h', '127.0.0.1', '--verboseLevel', 'error']
  return start(
    (port) => [prism, 'proxy', 'generated/provider.yaml', api, ...options, '-p', `${port}`],
    '/valueStore/nps_showStart',
  )
}

/** Ends every server started here. */
export function stopServers(): void {
  for (const server of started) void server.stop()
  started.clear()
}

async function start(args: (port: number) => string[], path: string): Promise<string> {
  const server = await startServer((port) => [process.execPath, ...args(port)], { path, seconds: SECONDS_TO_START })
  started.add(server)
  return server.origin
}
