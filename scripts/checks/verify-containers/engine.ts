import { existsSync, readFileSync } from 'node:fs'
import { startProcess } from '../../process/start-process.ts'
import { findCompose } from '../compose/find-compose.ts'
import { run, succeeds } from './run.ts'

const PACKAGES = ['docker.io', 'docker-compose', 'debootstrap', 'iptables']

export type Engine = {
  readonly name: string
  docker: (...args: string[]) => string
  /** The end of what a container printed, errors too. */
  logs: (container: string) => string
  /** Runs compose, for at most `seconds`. */
  compose: (args: readonly string[], env?: Readonly<Record<string, string>>, seconds?: number) => string
  build: (image: string, folder: string, dockerfile: readonly string[]) => void
  /** Marks an image as a stand-in, so that a later run reports it too. */
  label: (image: string, what: string) => void
  labelOf: (image: string) => string
  hasImage: (image: string) => boolean
  canPull: (image: string) => boolean
  stop: () => Promise<void>
}

/** Uses the engine of this machine, or starts Debian's with its data in `folder`. Throws if neither is possible. */
export async function startEngine(folder: string): Promise<Engine> {
  if (succeeds(['docker', 'info'])) return engineAt('the running one', 'docker', {}, async () => {})
  install()
  const socket = `unix://${folder}/docker.sock`
  const program = '/usr/bin/docker'
  const env = { DOCKER_HOST: socket }
  const log = `${folder}/dockerd.log`
  const places = ['--data-root', `${folder}/data`, '--exec-root', `${folder}/exec`, '--pidfile', `${folder}/docker.pid`]
  // Into a file: `run` blocks this process, and dockerd would stop at its next line once a pipe to it is full.
  const daemon = startProcess(['sh', '-c', 'exec dockerd "$@" >"$0" 2>&1', log, '--host', socket, ...places])
  try {
    await daemon.waitUntil(() => succeeds([program, 'info'], env), 60)
  } catch (error) {
    throw new Error(readFileSync(log, 'utf8').slice(-4_000), { cause: error })
  }
  return engineAt('dockerd started here', program, env, () => daemon.stop())
}

function engineAt(how: string, program: string, base: Record<string, string>, stop: Engine['stop']): Engine {
  const compose = findCompose()
  if (compose === undefined) throw new Error('There is neither "docker compose" nor "docker-compose"')
  // The builder that needs no plugin.
  const env = {
    DOCKER_BUILDKIT: '0',
    COMPOSE_DOCKER_CLI_BUILD: '0',
    COMPOSE_PROJECT_NAME: 'verify-containers',
    ...base,
  }
  const docker = (...args: string[]) => run([program, ...args], { env })
  return {
    name: `${how}: ${docker('version', '--format', '{{.Server.Version}}').trim()}, ${docker('info', '--format', '{{.Driver}}, cgroup v{{.CgroupVersion}}').trim()}; ${run([...compose, 'version']).split('\n')[0]}`,
    docker,
    logs: (container) => run([program, 'logs', '--tail=20', container], { env, withErrors: true }),
    compose: (args, own, seconds) =>
      run([...compose, ...args], { env: { ...env, ...own }, ...(seconds !== undefined && { seconds }) }),
    build: (image, folder, dockerfile) =>
      void run([program, 'build', '--tag', image, '--file', '-', folder], {
        env,
        input: dockerfile.join('\n'),
        seconds: 600,
      }),
    label: (image, what) =>
      void run([program, 'build', '--tag', image, '-'], {
        env,
        input: `FROM ${image}\nLABEL stand-in=${JSON.stringify(what)}`,
      }),
    labelOf: (image) => docker('image', 'inspect', '--format', '{{index .Config.Labels "stand-in"}}', image).trim(),
    hasImage: (image) => succeeds([program, 'image', 'inspect', image], env),
    canPull: (image) => succeeds([program, 'pull', '--quiet', image], env),
    stop,
  }
}

function install(): void {
  if (['dockerd', 'debootstrap', 'docker-compose', 'iptables'].every((name) => succeeds(['which', name]))) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(
      `No container engine runs here. Start one, or run this as root on Debian: it needs ${PACKAGES.join(', ')}`,
    )
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  run(['apt-get', 'update', '-q'], { env })
  run(['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...PACKAGES], { env, seconds: 600 })
}
