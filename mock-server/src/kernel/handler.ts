import type { operations } from '#generated/provider.d.ts'
import type { Change } from '../domain/state/change.ts'
import type { Random } from '../domain/state/random.ts'
import type { WorldState } from '../domain/state/world-state.ts'

/**
 * The complete provider: one handler for each operation of the contract, so an operation in YAML without a handler does not compile. A
 * handler is exported from `<resource>.handlers.ts` under the name of its operation; their table is generated.
 */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }
export type OperationId = keyof operations

/**
 * One operation. The kernel has already checked the contract (params, query, headers, body, file parts), the token, the scope, uid,
 * throttling and idempotency. `Prepared` is the result of `prepare`.
 */
export interface Handler<Id extends OperationId, Prepared = unknown> {
  /**
   * The error for an upload that does not depend on its files: an unknown key, a locked account. Called before any byte of a file is
   * read; `run` checks it again, because the state may change while the files arrive. Null accepts the files.
   */
  refuseFiles?(world: WorldState, input: Input<Id>, context: Pick<HandlerContext, 'now'>): HandlerResult<Id> | null
  /**
   * For an answer with personal data of another person: whether the remembered answer to this idempotency key is what the caller could
   * read now. If not, the call is decided again (rule 19.20). Without it every remembered answer is given again.
   */
  isStillTrue?(world: WorldState, input: Input<Id>, remembered: EnvelopeOf<Id>, now: number): boolean
  /** Asynchronous work outside the transaction: a password hash, the detection of a file's type. Only reads; `run` makes the decision. */
  prepare?(world: WorldState, input: Input<Id>): Promise<Prepared>
  /** Synchronous and pure: reads the state (possibly newer than in `prepare`) and returns the response with the list of changes. */
  run(world: WorldState, input: Input<Id>, context: HandlerContext<Prepared>): HandlerResult<Id>
}

export interface HandlerContext<Prepared = unknown> {
  /** Epoch ms by the world's clock. */
  readonly now: number
  readonly random: Random
  readonly worldId: string
  /** Signs addresses of pictures for the caller's session. */
  readonly signImage: SignImage
  /** The result of `prepare`; `undefined` without one. */
  readonly prepared: Prepared
}

export interface Input<Id extends OperationId> {
  readonly params: ParamsOf<Id>
  readonly query: QueryOf<Id>
  readonly body: BodyOf<Id>
  readonly headers: {
    readonly lang: 'cs' | 'en'
    readonly uid: string
    /** Empty if none was sent. */
    readonly accessKey: string
    readonly idempotencyKey: string | undefined
  }
  /** The origin this server was reached at, for addresses that lead back to it. */
  readonly origin: string
  /** The origin of the calling page, when it is another allowed one (rule 19.14). */
  readonly portal: string | undefined
  /** A keyed hash of the caller's IP address, for counting without storing the address itself. */
  readonly address: string
  /**
   * The person of the token; null where the contract allows calls without a token and none was sent. The kernel refuses an invalid token
   * for every operation that accepts tokens and ignores it for the others (`security: []`).
   */
  readonly caller: Caller | null
  /** The parts of a multipart call in order of `i`; empty otherwise. */
  readonly files: readonly UploadedFile[]
}

export interface Caller {
  readonly personId: string
  readonly scope: string
  /** The session's id, the same in every token of it. */
  readonly jti: string
  /** When the session began, epoch ms of a full second: the sign-in, however often the session was extended. */
  readonly startedAt: number
}

/**
 * A pair `meta[i]` + `File[i]`, as received. The kernel checks only the shape of the multipart body (unknown or duplicate part names, a
 * truncated body: 400). The operation checks the items, because `FileRefused` is one of its own responses.
 */
export interface UploadedFile {
  readonly index: number
  /** Parsed JSON; undefined when the part is missing, is not JSON or is longer than 2 kB (`file-meta-invalid`). */
  readonly meta: unknown
  /** Errors inside `meta` by the contract (`meta[0].description: required`); undefined when it is valid. */
  readonly metaFaults?: Readonly<Record<string, string>> | undefined
  /** False when there is `meta[i]` but no `File[i]` (`file-missing`). */
  readonly present: boolean
  /** As sent; never use it as a path (rule 19.11). */
  readonly fileName: string
  readonly mediaType: string
  /** Longer than 5 MB = 5 * 1024 * 1024 bytes (`file-oversize`); `bytes` are then cut one byte past the limit. */
  readonly oversize: boolean
  readonly bytes: Uint8Array
}

/**
 * What the operation decided. `status` is the HTTP status and stays 200 whenever the operation ran, for every error_code. `changes` are
 * committed in one transaction, also on failures (a wrong password counts an attempt). `rule` cites the deciding rule: `rule 9.2 Vote
 * lock`. With `token` the kernel signs a token for this world and calls `answer` with it.
 */
export type HandlerResult<Id extends OperationId> = Envelope<Id> | FileOf<Id>

interface Envelope<Id extends OperationId> extends Decision {
  readonly status?: number
  readonly answer: EnvelopeOf<Id> | ((signed: SignedToken) => EnvelopeOf<Id>)
  readonly token?: TokenRequest
  /** Extra headers of the response, e.g. `{'retry-after': '60'}`. */
  readonly headers?: Readonly<Record<string, string>>
  readonly file?: undefined
}

/** A successful response with a file instead of an envelope: counted with error_code 200. */
interface File extends Decision {
  readonly file: AnsweredFile
  readonly answer?: undefined
  readonly status?: undefined
  readonly token?: undefined
  readonly headers?: undefined
}

/** Only for an operation whose contract has one. */
type FileOf<Id extends OperationId> = operations[Id]['responses'] extends {
  readonly 200: { content: { readonly 'application/pdf': unknown } }
}
  ? File
  : never

/**
 * Decided in the transaction from plain data and rendered after it. `name` (ASCII; no personal data) is the download's file name. The
 * file is the same, byte for byte, whenever it is rendered.
 */
export interface AnsweredFile {
  readonly mediaType: 'application/pdf'
  readonly name: string
  readonly render: () => Promise<Uint8Array>
}

interface Decision {
  readonly changes: readonly Change[]
  readonly rule: string
}

/** A token to sign. It begins a new session of the person, or continues `session`. */
export interface TokenRequest {
  readonly personId: string
  readonly scope: string
  readonly lifeMs: number
  readonly session?: { readonly jti: string; readonly startedAt: number }
}

/** `expire` is the ISO instant of the token's `exp`. */
export interface SignedToken {
  readonly token: string
  readonly expire: string
  /** Signs addresses of pictures for the session that the token belongs to. */
  readonly signImage: SignImage
}

/** The address under which one session may open a picture for a limited time (rule 8.5); `path` is the picture's name. */
export type SignImage = (image: { readonly path: string }) => string

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never
/** The envelopes that an operation declares: those of HTTP 200, and with another `status` those of that status (429 too-many-codes). */
export type EnvelopeOf<Id extends OperationId> = Json<operations[Id]['responses'][keyof operations[Id]['responses']]>

type Parameters<Id extends OperationId> = operations[Id]['parameters']
type Known<T> = [T] extends [undefined] ? Readonly<Record<string, never>> : NonNullable<T>
export type ParamsOf<Id extends OperationId> = Known<Parameters<Id>['path']>
export type QueryOf<Id extends OperationId> = Known<Parameters<Id>['query']>
/** The JSON body; `undefined` where the contract has none (multipart arrives in `files`). */
export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: infer Body } ? Json<Body> : undefined

/** A handler as the kernel sees it, for any operation: the contract's checks replace the types. */
export interface AnyHandler {
  refuseFiles?(world: WorldState, input: unknown, context: Pick<HandlerContext, 'now'>): AnyHandlerResult | null
  isStillTrue?(world: WorldState, input: unknown, remembered: unknown, now: number): boolean
  prepare?(world: WorldState, input: unknown): Promise<unknown>
  run(world: WorldState, input: unknown, context: HandlerContext): AnyHandlerResult
}

export type AnyHandlerResult =
  | File
  | (Omit<Envelope<OperationId>, 'answer'> & { readonly answer: object | ((signed: SignedToken) => object) })
