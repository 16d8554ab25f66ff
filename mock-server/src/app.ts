import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import { Clock, type MonotonicSource } from './clock/clock.ts'
import type { SandboxKit } from './control/kit.ts'
import { bindSandbox } from './control/sandbox.ts'
import type { DueEvents } from './domain/due-event.ts'
import type { Triggers } from './domain/trigger.ts'
import { bindGateway } from './gateway/gateway.ts'
import { type JsonObject, readContract } from './http/contract.ts'
import { transportErrors } from './http/envelope.ts'
import type { AnyHandler } from './http/handler.ts'
import type { Kernel } from './http/kernel.ts'
import { consoleLog, type Log } from './http/log.ts'
import { makeCors } from './http/plugins/cors.ts'
import { answerClientError, answerError, type ErrorDesk, handleErrors } from './http/plugins/errors.ts'
import { readJsonBodies } from './http/plugins/json-body.ts'
import { bindProvider } from './http/plugins/provider.ts'
import { publicOrigin } from './http/request-origin.ts'
import { Schemas } from './http/schemas.ts'
import { Tokens } from './http/tokens.ts'
import { WORLD_COOKIE } from './http/world-choice.ts'
import { bindImages } from './images/images.ts'
import { type Coverage, MemoryCoverage } from './journal/coverage.ts'
import { noteEvent } from './journal/note.ts'
import type { ProviderStates, Scenario } from './world/scenario.ts'
import { Scheduler } from './world/scheduler.ts'
import { MemorySnapshots, type Snapshots } from './world/snapshots.ts'
import type { WorldAccess } from './world/world-access.ts'
import { MemoryStore, type WorldStore } from './world/world-store.ts'
import { Worlds } from './world/worlds.ts'

/** What the provider consists of: its rules and people. */
export interface Provider {
  readonly document: JsonObject
  readonly handlers: Readonly<Record<string, AnyHandler>>
  readonly scenarios: readonly Scenario[]
  readonly dueEvents: DueEvents
  readonly triggers: Triggers
  readonly providerStates: ProviderStates
}

/** What several servers have together (`database.ts`). */
export interface SharedParts {
  readonly worldsOf: (scenarios: readonly Scenario[]) => WorldAccess
  readonly snapshots: Snapshots
  readonly coverage: Coverage
}

export interface AppOptions {
  /** Monotonic milliseconds; tests hand in their own. */
  readonly clock?: MonotonicSource
  /** Where worlds and snapshots are kept (`data-folder.ts`); in the memory when left out. */
  readonly store?: WorldStore
  readonly snapshots?: Snapshots
  /** In place of both: other processes use the same worlds. */
  readonly shared?: SharedParts
  readonly logLevel?: 'info' | 'error' | 'silent'
  /** In place of lines on the error stream. */
  readonly log?: Log
  /** Origins that browsers may call from, besides the server's own. */
  readonly origins?: readonly string[]
  /** The portal's own origin: where the gateway sends people back to. */
  readonly portalOrigin?: string
  readonly tokenSecret?: string
  readonly sandboxToken?: string
  /** Folder of the built console (`dist/console`). */
  readonly consoleDist?: string
  readonly checkAnswers?: boolean
  /** Milliseconds for the headers and for the whole request (M13). */
  readonly deadlines?: { readonly headers: number; readonly request: number }
}

const DEADLINES = { headers: 10_000, request: 30_000 }

/** The mock provider, ready to listen or to be injected into. */
export function buildApp(provider: Provider, options: AppOptions = {}): FastifyInstance {
  const kernel = makeKernel(provider, options)
  const desk: ErrorDesk = { ...kernel, now: () => kernel.worlds.now() }
  const { headers: headersTimeout, request: requestTimeout } = options.deadlines ?? DEADLINES
  const app = Fastify({
    logger: false,
    exposeHeadRoutes: false,
    requestTimeout,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 16_384 },
    http: { headersTimeout, connectionsCheckingInterval: Math.min(1_000, headersTimeout), requireHostHeader: false },
    frameworkErrors: (error, request, reply) => answerError(desk, error, request, reply),
    clientErrorHandler: (error, socket) => answerClientError(desk, error, socket),
  })
  readJsonBodies(app)
  handleErrors(app, desk)
  bindProvider(app, kernel, provider.handlers)
  bindSandbox(app, makeSandboxKit(provider, kernel, options))
  const isKnownOrigin = (origin: string) => options.origins?.includes(origin) ?? false
  bindGateway(app, { ...kernel, isKnownOrigin })
  bindImages(app, kernel)
  return app
}

function makeKernel(provider: Provider, options: AppOptions): Kernel {
  const source = options.clock ?? (() => performance.now())
  const contract = readContract(provider.document)
  const secret = options.tokenSecret ?? 'sandbox'
  const makeWorlds = (scenarios: readonly Scenario[]) =>
    new Worlds(scenarios, options.store ?? new MemoryStore(), (now, frozen) => new Clock(source, now, frozen))
  return {
    worlds: (options.shared?.worldsOf ?? makeWorlds)(provider.scenarios),
    scheduler: new Scheduler(provider.dueEvents, noteEvent),
    contract,
    schemas: new Schemas(contract),
    tokens: new Tokens(secret),
    bodySecret: secret,
    coverage: options.shared?.coverage ?? new MemoryCoverage(),
    cors: makeCors(options.origins ?? []),
    portalOrigin: options.portalOrigin,
    log: options.log ?? consoleLog(options.logLevel ?? 'error'),
    logsCalls: options.log !== undefined || options.logLevel === 'info',
    checkAnswers: options.checkAnswers ?? true,
  }
}

function makeSandboxKit({ triggers, providerStates }: Provider, kernel: Kernel, options: AppOptions): SandboxKit {
  const { worlds, scheduler, coverage, contract, tokens } = kernel
  const operations = contract.operations.map(({ id, outcomes }) => ({ operationId: id, outcomes }))
  return {
    worlds,
    scheduler,
    coverage,
    triggers,
    providerStates,
    token: options.sandboxToken,
    consoleDist: options.consoleDist,
    snapshots: options.shared?.snapshots ?? options.snapshots ?? new MemorySnapshots(),
    documented: [...operations, { operationId: 'transport', outcomes: transportErrors }],
    operationIds: new Set(contract.operations.map(({ id }) => id)),
    worldCookie: WORLD_COOKIE,
    portalOriginFor: (request) => kernel.portalOrigin ?? publicOrigin(request, undefined),
    sign: (world, person, now, random) => tokens.sign(world, person, now, random).token,
  }
}

/** The bundled contract; JSON, since it is read at every start. */
export function loadDocument(): JsonObject {
  return JSON.parse(readFileSync(new URL('../../generated/provider.json', import.meta.url), 'utf8')) as JsonObject
}
