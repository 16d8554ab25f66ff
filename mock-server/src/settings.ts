import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import type { AppOptions } from './app-options.ts'
import { origin } from './hosting/portal/portal-addresses.ts'
import { JOURNAL_LIMITS, type JournalLimits, MIB } from './world/journal/body-arena.ts'

type Env = Readonly<Record<string, string | undefined>>

const DEVELOPMENT_ORIGINS = ['http://127.0.0.1:5173', 'http://localhost:5173']

/** Where to listen, and the app's options from the environment. */
export interface Settings {
  readonly host: string
  readonly port: number
  /** Where `/metrics` is served; nowhere unless METRICS_PORT is set. */
  readonly metricsPort?: number
  readonly app: AppOptions
}

const SHORTEST_SECRET = 20

/** Variables that may be in a file, whose path is in the variable of the name with `_FILE`. */
const SECRETS = ['SANDBOX_TOKEN', 'TOKEN_SECRET', 'PGPASSWORD']

/** Sets each secret from its file, as `SANDBOX_TOKEN` from that of `SANDBOX_TOKEN_FILE`. Throws if the file cannot be read or is empty. */
export function readSecretFiles(env: Record<string, string | undefined>): void {
  for (const name of SECRETS) {
    const path = env[`${name}_FILE`]
    if (!path) continue
    const secret = readSecret(name, path)
    if (secret === '') throw new Error(`The file of ${name}_FILE is empty: ${path}`)
    env[name] = secret
  }
}

function readSecret(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    const reason = error instanceof Error ? error.message : path
    throw new Error(`The file of ${name}_FILE cannot be read: ${reason}`, { cause: error })
  }
}

/** Reads the environment of the server. Throws for an invalid value, with the name of the variable in its message. */
export function readSettings(env: Env): Settings {
  const { PORT = '4010', LOG_LEVEL, CORS_ORIGINS, SANDBOX_TOKEN, TOKEN_SECRET, PORTAL_ORIGIN, TRUST_PROXY } = env
  const host = env.HOST || '127.0.0.1'
  const trustProxy = TRUST_PROXY ? readTrustedProxies(TRUST_PROXY) : undefined
  // Behind a proxy even a server on loopback gets calls from other machines.
  const isReachable = !/^(127\.\d+\.\d+\.\d+|localhost|::1)$/.test(host) || trustProxy !== undefined
  const app: AppOptions = {
    origins: CORS_ORIGINS ? CORS_ORIGINS.split(',').map((one) => one.trim()) : isReachable ? [] : DEVELOPMENT_ORIGINS,
    checkAnswers: env.CHECK_ANSWERS !== 'off',
    logLevel: LOG_LEVEL === 'info' || LOG_LEVEL === 'silent' ? LOG_LEVEL : 'error',
    randomSeeds: isReachable,
    allowedHosts: ['0.0.0.0', '::'].includes(host) ? [] : [host.includes(':') ? `[${host}]` : host.toLowerCase()],
    ...(trustProxy !== undefined && { trustProxy }),
    ...(TOKEN_SECRET && { tokenSecret: longEnough('TOKEN_SECRET', TOKEN_SECRET) }),
    ...(SANDBOX_TOKEN && { sandboxToken: longEnough('SANDBOX_TOKEN', SANDBOX_TOKEN) }),
    journalLimits: readJournalLimits(env),
    ...(PORTAL_ORIGIN && { portalOrigin: origin('PORTAL_ORIGIN', PORTAL_ORIGIN) }),
  }
  return { host, port: Number(PORT), ...(env.METRICS_PORT && { metricsPort: Number(env.METRICS_PORT) }), app }
}

function readJournalLimits(env: Env): JournalLimits {
  const world = megabytes('JOURNAL_WORLD_MB', env, JOURNAL_LIMITS.world)
  const total = megabytes('JOURNAL_TOTAL_MB', env, JOURNAL_LIMITS.process)
  if (world > total)
    throw new Error('JOURNAL_WORLD_MB must not be more than JOURNAL_TOTAL_MB; raise JOURNAL_TOTAL_MB too')
  return { entries: wholeNumber('JOURNAL_ENTRIES', env, JOURNAL_LIMITS.entries, MAX_ENTRIES), world, process: total }
}

/** What one answer of the sandbox's contract can list. */
const MAX_ENTRIES = 10_000

/** Bytes of a variable in megabytes. */
const megabytes = (name: string, env: Env, bytes: number): number =>
  wholeNumber(name, env, bytes / MIB, 99_999, ' of megabytes') * MIB

function wholeNumber(name: string, env: Env, usual: number, max: number, unit = ''): number {
  const text = env[name] || String(usual)
  if (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= max) return Number(text)
  throw new Error(`${name} must be a whole number${unit} from 1 to ${max}, not ${JSON.stringify(text)}`)
}

/** What can be guessed, also on loopback: a proxy on this machine may let everybody in. */
function longEnough(name: string, secret: string): string {
  if ([...secret].length >= SHORTEST_SECRET) return secret
  throw new Error(`${name} must have at least ${SHORTEST_SECRET} characters; make one with: openssl rand -hex 24`)
}

/**
 * Addresses and networks of the proxies in front of this server. No value may trust every address, and a number of hops is not accepted
 * either: a client that reaches the server directly could then send any address in X-Forwarded-For.
 */
function readTrustedProxies(text: string): string {
  const networks = text.split(',').map((one) => one.trim())
  if (networks.every(isNetwork)) return networks.join(',')
  throw new Error(
    `TRUST_PROXY must list the addresses of the proxies before the server (10.0.0.2, 172.16.0.0/12), not ${JSON.stringify(text)}`,
  )
}

function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  return version !== 0 && (bits === undefined || (Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128)))
}
