import type { operations } from '#generated/provider.d.ts'
import type { Change } from '../domain/state/change.ts'
import type { Random } from '../domain/state/random.ts'
import type { WorldState } from '../domain/state/world-state.ts'

/**
 * The whole provider: one handler for each operation of the contract, so an operation in YAML without a handler does not compile.
 * A handler is exported from `<resource>.handlers.ts` under the name of its operation; the table of all of them is generated.
 */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }
export type OperationId = keyof operations

/**
 * One operation. The kernel has already checked the contract (params, query, headers, body, file parts), the token, the scope,
 * uid, throttling and idempotency. `Prepared` is what `prepare` answers with.
 */
export interface Handler<Id extends OperationId, Prepared = unknown> {
  /**
   * What an upload is refused with whatever its files are: an unknown key, a locked account. Called before a byte of a file is read;
   * `run` checks it again, since the state may change while the files arrive. Null lets the files in.
   */
  refuseFiles?(world: WorldState, input: Input<Id>, context: Pick<HandlerContext, 'now'>): HandlerResult<Id> | null
  /** Asynchronous work kept out of the atomic step: a password hash, a look into a file's bytes. Reads, never decides alone. */
  prepare?(world: WorldState, input: Input<Id>): Promise<Prepared>
  /** Synchronous and pure: reads the state (it may be newer than the one `prepare` saw), answers, lists the changes. */
  run(world: WorldState, input: Input<Id>, context: HandlerContext<Prepared>): HandlerResult<Id>
}

export interface HandlerContext<Prepared = unknown> {
  /** Epoch ms by the world's clock. */
  readonly now: number
  readonly random: Random
  readonly worldId: string
  /** Addresses of pictures for the caller's session. */
  readonly signImage: SignImage
  /** What `prepare` answered; `undefined` without one. */
  readonly prepared: Prepared
}

export interface Input<Id extends OperationId> {
  readonly params: ParamsOf<Id>
  readonly query: QueryOf<Id>
  readonly body: BodyOf<Id>
  readonly headers: { readonly lang: 'cs' | 'en'; readonly uid: string; readonly idempotencyKey: string | undefined }
  /** The origin this server was reached at, for addresses that lead back to it. */
  readonly origin: string
  /** The origin of the page that calls, when it is another one that may (rule 19.14). */
  readonly portal: string | undefined
  /** A keyed hash of the caller's IP address: for counting, without storing the address itself. */
  readonly address: string
  /**
   * Whose token came with the call; null where the contract lets visitors in and none was sent. A dead one is refused by the kernel
   * wherever the contract names the token at all, and not looked at where it does not (`security: []`).
   */
  readonly caller: Caller | null
  /** The parts of a multipart call in order of `i`; empty otherwise. */
  readonly files: readonly UploadedFile[]
}

export interface Caller {
  readonly personId: string
  readonly scope: string
  /** The session's name, the same in every token of it. */
  readonly jti: string
  /** When the session began, epoch ms of a whole second: the sign-in, however often it was prolonged. */
  readonly startedAt: number
}

/**
 * A pair `meta[i]` + `File[i]`, as it came. The kernel judges the shape of the multipart body alone (unknown or doubled part names,
 * a cut body: 400); what is wrong with an item is the operation's to say, since `FileRefused` stands among its answers.
 */
export interface UploadedFile {
  readonly index: number
  /** Parsed JSON; undefined when the part is missing, is not JSON or is longer than 2 kB (`file-meta-invalid`). */
  readonly meta: unknown
  /** What the contract does not take inside `meta` (`meta[0].description: required`); undefined when it is as it asks. */
  readonly metaFaults?: Readonly<Record<string, string>> | undefined
  /** False when there is `meta[i]` but no `File[i]` (`file-missing`). */
  readonly present: boolean
  /** As sent; never a path to trust (rule 19.11). */
  readonly fileName: string
  readonly mediaType: string
  /** Longer than 5 MB = 5 * 1024 * 1024 bytes (`file-oversize`); `bytes` are then cut one byte past the limit. */
  readonly oversize: boolean
  readonly bytes: Uint8Array
}

/**
 * What the operation decided. `status` is the HTTP status and stays 200 whenever the operation ran, whatever the answer's error_code.
 * `changes` are committed in one atomic step, on failures too (a wrong password counts a try). `rule` cites what decided:
 * `rule 9.2 Vote lock`. With `token` the kernel signs one for this world and calls `answer` with it.
 */
export type HandlerResult<Id extends OperationId> = Envelope<Id> | FileOf<Id>

interface Envelope<Id extends OperationId> extends Decision {
  readonly status?: number
  readonly answer: EnvelopeOf<Id> | ((signed: SignedToken) => EnvelopeOf<Id>)
  readonly token?: TokenRequest
  /** Extra headers of the answer, e.g. `{'retry-after': '60'}`. */
  readonly headers?: Readonly<Record<string, string>>
  readonly file?: undefined
}

/** A success in place of an envelope: its error_code is 200 wherever calls are counted. */
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
 * Decided in the atomic step from plain data and rendered behind it. `name` (ASCII, of nobody) is what the file is saved as. The
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

/** A token to be signed. It begins a new session of the person, or goes on with `session`. */
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
  /** Addresses of pictures for the session that the token belongs to. */
  readonly signImage: SignImage
}

/** The address under which one session may open a picture for a while (rule 8.5); `path` is the picture's name. */
export type SignImage = (image: { readonly path: string }) => string

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never
/** The envelopes an operation declares: those of HTTP 200, and with another `status` those of it (429 too-many-codes). */
export type EnvelopeOf<Id extends OperationId> = Json<operations[Id]['responses'][keyof operations[Id]['responses']]>

type Parameters<Id extends OperationId> = operations[Id]['parameters']
type Known<T> = [T] extends [undefined] ? Readonly<Record<string, never>> : NonNullable<T>
export type ParamsOf<Id extends OperationId> = Known<Parameters<Id>['path']>
export type QueryOf<Id extends OperationId> = Known<Parameters<Id>['query']>
/** The JSON body; `undefined` where the contract has none (multipart arrives in `files`). */
export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: infer Body } ? Json<Body> : undefined

/** A handler as the kernel sees it, whichever operation it is for: the contract's checks stand in for the types. */
export interface AnyHandler {
  refuseFiles?(world: WorldState, input: unknown, context: Pick<HandlerContext, 'now'>): AnyHandlerResult | null
  prepare?(world: WorldState, input: unknown): Promise<unknown>
  run(world: WorldState, input: unknown, context: HandlerContext): AnyHandlerResult
}

export type AnyHandlerResult =
  | File
  | (Omit<Envelope<OperationId>, 'answer'> & { readonly answer: object | ((signed: SignedToken) => object) })
