import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import type { AppOptions, SharedParts } from './app-options.ts'
import type { DueEvents } from './domain/state/due-event.ts'
import type { Triggers } from './domain/triggers/trigger.ts'
import { bindGateway } from './hosting/gateway/gateway.ts'
import { bindImages } from './hosting/images/images.ts'
import { bindHealth } from './hosting/operations/health.ts'
import { ImageSigner } from './kernel/access/image-signer.ts'
import { Tokens } from './kernel/access/tokens.ts'
import { WORLD_COOKIE, withoutWorld } from './kernel/access/world-choice.ts'
import { compileContract } from './kernel/contract/compiled-contract.ts'
import type { JsonObject } from './kernel/contract/contract.ts'
import { isTransportError, transportErrors } from './kernel/envelope.ts'
import type { AnyHandler } from './kernel/handler.ts'
import { makeCors } from './kernel/http/cors.ts'
import { answerClientError, answerError, handleErrors } from './kernel/http/errors.ts'
import { readJsonBodies } from './kernel/http/json-body.ts'
import { consoleLog } from './kernel/http/log.ts'
import { bindProvider } from './kernel/http/provider.ts'
import { cookieEnd, publicOrigin } from './kernel/http/request-origin.ts'
import { UploadMemory } from './kernel/http/upload-memory.ts'
import type { Kernel } from './kernel/kernel.ts'
import { ControlToken } from './sandbox-api/control-token.ts'
import type { SandboxKit } from './sandbox-api/kit.ts'
import { contractRoutes } from './sandbox-api/reference/reference-routes.ts'
import { bindSandbox } from './sandbox-api/sandbox.ts'
import { Clock } from './world/clock/clock.ts'
import { bodyMemory } from './world/journal/body-arena.ts'
import { MemoryCoverage } from './world/journal/coverage.ts'
import { noteEvent } from './world/journal/note.ts'
import type { ProviderStates, Scenario } from './world/scenario.ts'
import { Scheduler } from './world/scheduler.ts'
import { randomSeed } from './world/seeded-random.ts'
import { MemorySnapshots } from './world/snapshots.ts'
import { REMOVE_EVERY } from './world/world-limit.ts'
import { MemoryStore } from './world/world-store.ts'
import { type StartClock, Worlds } from './world/worlds.ts'

/** The parts of the provider: its rules and people. */
export interface Provider {
  readonly document: JsonObject
  readonly handlers: Readonly<Record<string, AnyHandler>>
  readonly scenarios: readonly Scenario[]
  readonly dueEvents: DueEvents
  readonly cacheableOperations: ReadonlySet<string>
  readonly sendingOperations: ReadonlySet<string>
  readonly triggers: Triggers
  readonly providerStates: ProviderStates
}

const NEVER = new AbortController().signal
/** Uploads in memory at once, one of the largest among them. */
const UPLOAD_BYTES = 64 * 1024 * 1024
/** Any operation may answer it, and none has to (Outages, in the contract). */
const OUTAGE = 503
const DEADLINES = { headers: 10_000, request: 30_000 }

/** The mock provider, ready to listen or for `inject`. */
export function buildApp(provider: Provider, options: AppOptions = {}): FastifyInstance {
  if (options.journalLimits) bodyMemory.limits = options.journalLimits
  const kernel = makeKernel(provider, options)
  const { headers: headersTimeout, request: requestTimeout } = options.deadlines ?? DEADLINES
  const app = Fastify({
    logger: false,
    trustProxy: options.trustProxy ?? false,
    rewriteUrl: withoutWorld,
    requestTimeout,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 16_384 },
    http: { headersTimeout, connectionsCheckingInterval: Math.min(1_000, headersTimeout), requireHostHeader: false },
    frameworkErrors: (error, request, reply) => answerError(kernel, error, request, reply),
    // Responses to earlier calls on the same connection are sent first.
    clientErrorHandler: (error, socket) => setImmediate(() => answerClientError(kernel, error, socket)),
  })
  readJsonBodies(app)
  handleErrors(app, kernel)
  bindProvider(app, kernel, provider.handlers)
  bindSandbox(app, makeSandboxKit(provider, kernel, options))
  contractRoutes(app)
  bindHealth(app, { pingStore: options.pingStore, stopping: stoppingOf(options) })
  bindGateway(app, { ...kernel, isKnownOrigin: isListedIn(options) })
  bindImages(app, kernel)
  removeUnusedWorlds(app, kernel)
  return app
}

/** If the store is unavailable, the next time removes them. */
function removeUnusedWorlds(app: FastifyInstance, { worlds }: Kernel): void {
  const timer = setInterval(() => void Promise.try(() => worlds.removeUnused()).catch(() => {}), REMOVE_EVERY).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

const stoppingOf = ({ stopping }: AppOptions) => stopping ?? NEVER

const isListedIn = (options: AppOptions) => (origin: string) => options.origins?.includes(origin) ?? false

function makeKernel(provider: Provider, options: AppOptions): Kernel {
  const source = options.clock ?? (() => performance.now())
  const { contract, schemas } = compileContract(provider.document)
  const secret = options.tokenSecret ?? randomBytes(32).toString('base64')
  const newSeed = options.randomSeeds ? () => randomSeed(randomBytes(16)) : undefined
  const startClock: StartClock = (now, frozen) => new Clock(source, now, frozen)
  const makeWorlds: SharedParts['worldsOf'] = (scenarios, seedOf, realTime) =>
    new Worlds(scenarios, options.store ?? new MemoryStore(), startClock, seedOf, realTime)
  return {
    worlds: (options.shared?.worldsOf ?? makeWorlds)(provider.scenarios, newSeed, options.realTime),
    scheduler: new Scheduler(provider.dueEvents, noteEvent),
    contract,
    schemas,
    tokens: new Tokens(secret),
    images: new ImageSigner(secret),
    bodySecret: secret,
    uploadMemory: new UploadMemory(options.uploadBytes ?? UPLOAD_BYTES),
    coverage: options.shared?.coverage ?? new MemoryCoverage(),
    cors: makeCors(options.origins ?? []),
    portalOrigin: options.portalOrigin,
    allowedHosts: options.allowedHosts ?? [],
    log: options.log ?? consoleLog(options.logLevel ?? 'error'),
    logsCalls: options.log !== undefined || options.logLevel === 'info',
    checkAnswers: options.checkAnswers ?? true,
    cacheable: provider.cacheableOperations,
    sending: provider.sendingOperations,
  }
}

function makeSandboxKit({ triggers, providerStates }: Provider, kernel: Kernel, options: AppOptions): SandboxKit {
  const { worlds, scheduler, coverage, contract, tokens } = kernel
  const operations = contract.operations.map(({ id, outcomes }) => ({
    operationId: id,
    outcomes: outcomes.filter((outcome) => !isTransportError(outcome) && outcome.code !== OUTAGE),
  }))
  return {
    worlds,
    scheduler,
    coverage,
    triggers,
    providerStates,
    access: {
      token: new ControlToken(options.sandboxToken, options.realTime ?? Date.now),
      allowedHosts: kernel.allowedHosts,
      portalOrigin: kernel.portalOrigin,
      isKnownOrigin: isListedIn(options),
    },
    realTime: options.realTime ?? Date.now,
    stopping: stoppingOf(options),
    consoleDist: options.consoleDist,
    hasRandomSeeds: options.randomSeeds ?? false,
    snapshots: options.shared?.snapshots ?? options.snapshots ?? new MemorySnapshots(),
    documented: [...operations, { operationId: 'transport', outcomes: transportErrors }],
    targets: { all: new Set(contract.operations.map(({ id }) => id)), sending: kernel.sending },
    worldCookie: WORLD_COOKIE,
    cookieEnd: cookieEnd(kernel.portalOrigin),
    portalOriginFor: (request) => kernel.portalOrigin ?? publicOrigin(request, kernel),
    sign: (world, person, now, random) => tokens.sign(world, person, now, random).token,
  }
}

/** The bundled contract; as JSON, because it is read at every start. */
export function loadDocument(): JsonObject {
  return JSON.parse(readFileSync(new URL('../../generated/provider.json', import.meta.url), 'utf8')) as JsonObject
}
