import assert from 'node:assert/strict'
import type { Engine } from './engine.ts'
import { run } from './run.ts'

const MAX_BYTES = 250_000_000
const SECONDS_TO_HEALTHY = 10
const SECONDS_TO_STOP = 5

export type Say = (line: string) => void

/** Starts a service, the last one of `args`, and measures how long its container takes to be healthy. Returns the container. */
export async function startHealthy(
  engine: Engine,
  say: Say,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    engine.compose([...args.slice(0, -1), 'up', '--detach', '--no-build', args.at(-1) ?? ''], env)
  } catch (error) {
    const ours = engine.docker('ps', '--all', '--quiet', '--filter', 'label=com.docker.compose.project')
    const logs = ours.split('\n').flatMap((id) => (id ? `${id} says:\n${engine.logs(id)}` : []))
    throw new Error(logs.join('\n'), { cause: error })
  }
  const container = containerOf(engine, args.at(-1) ?? '')
  const name = inspect(engine, container, '{{.Name}}').slice(1)
  const started = Date.parse(inspect(engine, container, '{{.State.StartedAt}}'))
  while (inspect(engine, container, '{{.State.Health.Status}}') !== 'healthy') {
    if (Date.now() - started > 60_000) throw new Error(`${name} is not healthy:\n${engine.docker('logs', container)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const seconds = (Date.now() - started) / 1000
  say(`${name}: healthy after ${seconds.toFixed(1)} s`)
  assert(seconds <= SECONDS_TO_HEALTHY, `${name} took longer than ${SECONDS_TO_HEALTHY} s`)
  return container
}

/** The image's size, and that a container of ours has no rights to spare and wrote nothing outside its volumes. */
export function checkContainer(engine: Engine, say: Say, container: string): void {
  const image = inspect(engine, container, '{{.Image}}')
  const bytes = Number(engine.docker('image', 'inspect', '--format', '{{.Size}}', image))
  const id = engine.docker('exec', container, 'id', '-u').trim()
  const status = engine
    .docker('exec', container, 'sh', '-c', 'grep -E "CapEff|NoNewPrivs" /proc/1/status')
    .replaceAll(/\s+/g, ' ')
  const limits = inspect(
    engine,
    container,
    '{{.HostConfig.ReadonlyRootfs}} {{.HostConfig.Memory}} {{.HostConfig.LogConfig.Config}}',
  )
  say(
    `${inspect(engine, container, '{{.Name}}').slice(1)}: ${(bytes / 1e6).toFixed(0)} MB, user ${id}, ${status}, read-only ${limits}`,
  )
  assert(bytes < MAX_BYTES, 'the image is too large')
  assert.equal(id, '10001')
  assert.match(status, /CapEff: 0+ NoNewPrivs: 1/)
  assert.match(limits, /^true 536870912 map\[max-file:3 max-size:5m\]$/)
  assert.throws(() => engine.docker('exec', container, 'touch', '/app-written'), /Read-only/)
  // The engine's own init process and the folders of mounts are no writes of the container.
  const written = engine
    .docker('diff', container)
    .split('\n')
    .filter((line) => /^A (?!\/usr\/sbin\/docker-init|\/run\/secrets|\/site$)/.test(line))
  assert.deepEqual(written, [])
}

/** Stops a container and checks that it ended by itself. */
export function stopOrderly(engine: Engine, say: Say, container: string): void {
  const before = performance.now()
  engine.docker('stop', '--time', String(SECONDS_TO_STOP), container)
  const seconds = (performance.now() - before) / 1000
  const code = inspect(engine, container, '{{.State.ExitCode}}')
  say(`${inspect(engine, container, '{{.Name}}').slice(1)}: stopped after ${seconds.toFixed(1)} s with ${code}`)
  assert.equal(code, '0')
  assert(seconds < SECONDS_TO_STOP)
}

export function containerOf(engine: Engine, service: string): string {
  const labels = [`service=${service}`, 'project=verify-containers']
  const filters = labels.flatMap((label) => ['--filter', `label=com.docker.compose.${label}`])
  return engine.docker('ps', '--all', '--quiet', ...filters).trim()
}

export const inspect = (engine: Engine, container: string, format: string): string =>
  engine.docker('inspect', '--format', format, container).trim()

/** Everything in the checkout that git does not know, ignored files too, but for what this project's own tools write. */
export const listCheckout = (): string => run(['git', 'status', '--porcelain', '--ignored', '--untracked-files=normal'])

export async function statusOf(url: string, init?: RequestInit): Promise<number> {
  return (await fetch(url, init)).status
}
