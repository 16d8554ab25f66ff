import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const started = new Set<ChildProcess>()
const LIMIT_MS = 30_000
const POLL_MS = 50

const REMEMBER_PASSWORDS = new URL('remember-passwords.ts', import.meta.url).href

/** Starts the mock provider on a free port; answers with its origin. */
export async function startMock(): Promise<string> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  await start(
    'the mock',
    ['--import', REMEMBER_PASSWORDS, 'mock-server/src/main.ts'],
    { PORT: `${port}`, HOST: '127.0.0.1' },
    `${origin}/sandbox/scenarios`,
  )
  return origin
}

/** Starts Prism before the API: it refuses requests and answers off the contract. Answers with its origin, the base of the API. */
export async function startPrism(api: string): Promise<string> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const command = [
    fileURLToPath(import.meta.resolve('@stoplight/prism-cli')),
    'proxy',
    'generated/provider.yaml',
    api,
    '--errors',
    '-h',
    '127.0.0.1',
    '-p',
    `${port}`,
  ]
  await start('prism', [...command, '--verboseLevel', 'error'], {}, `${origin}/valueStore/nps_showStart`)
  return origin
}

/** Ends everything started here. */
export function stopServers(): void {
  for (const child of started) child.kill('SIGTERM')
  started.clear()
}

async function start(name: string, command: string[], env: Record<string, string>, readyUrl: string): Promise<void> {
  const child = spawn(process.execPath, command, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  started.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const deadline = performance.now() + LIMIT_MS
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}:\n${said}`)
    if (performance.now() > deadline) throw new Error(`${name} did not answer within ${LIMIT_MS / 1000} s:\n${said}`)
    const isReady = await fetch(readyUrl).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

function findFreePort(): Promise<number> {
  const server = createServer()
  const { promise, resolve } = Promise.withResolvers<number>()
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
  return promise
}
