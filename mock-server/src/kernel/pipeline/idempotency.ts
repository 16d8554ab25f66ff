import { createHmac, hash } from 'node:crypto'
import { visitorBucket } from '../../domain/access/visitor-keys.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { RememberedAnswer } from '../../domain/state/kernel-slices.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { AnyInput } from '../access/authorize-request.ts'
import { type Refusal, refuse } from '../envelope.ts'
import type { UploadedFile } from '../handler.ts'
import { type OperationResult, type RequestContext, refusalResult } from './request-context.ts'

const DAY = 24 * 60 * 60_000
/** The answers stored at once: of a person, in a bucket of visitors, and in it of one address. */
const MAX_OF_PERSON = 1_000
const MAX_IN_BUCKET = 1_000
const MAX_OF_ADDRESS = 100

/**
 * One call under an `Idempotency-Key`. `owner` is the person, or for visitors a bucket chosen by the key alone. A key belongs to one
 * operation.
 */
export interface IdempotentCall {
  readonly operationId: string
  readonly owner: string
  readonly isVisitor: boolean
  /** Counted for visitors; a key is found from any address. */
  readonly address: string
  readonly key: string
  readonly bodyHash: string
}

/** The call's key and the hash of its request; undefined for a call without a key. */
export function keyedCall({ operation, kernel }: RequestContext, input: AnyInput): IdempotentCall | undefined {
  const named = nameCall(operation.id, input)
  if (named === undefined) return undefined
  // Parameters and the access key count as well: a key used for one payment is not valid for another.
  const sent = { params: input.params, accessKey: input.headers.accessKey, body: input.body }
  return { ...named, bodyHash: hashBody(kernel.bodySecret, sent, input.files) }
}

/** Whether an answer is stored under the call's key, before its files are read. */
export function isRepeated({ world, operation, at }: RequestContext, input: AnyInput): boolean {
  const named = nameCall(operation.id, input)
  return named !== undefined && findRememberedAnswer(world.state, named, at) !== undefined
}

function nameCall(
  operationId: string,
  { headers, caller, address }: AnyInput,
): Omit<IdempotentCall, 'bodyHash'> | undefined {
  const { idempotencyKey: key } = headers
  if (key === undefined) return undefined
  return { operationId, owner: caller?.personId ?? visitorBucket(key), isVisitor: caller === null, address, key }
}

/** The key of a call in one transaction: it may settle the call before its operation runs, and keeps the answer after it. */
export interface OpenedKey {
  /** A visitor's key without an answer, which the limits count. */
  readonly hasNewKey: boolean
  /** The result if the operation must not run: a repeat whose answer is still true, another request, no room for one more. */
  readonly settle: (isStillTrue: (answer: unknown) => boolean) => OperationResult | undefined
  /** Committed together with the operation's changes, so that neither exists without the other. */
  readonly remember: (answer: unknown) => readonly Change[]
}

export function openKey(state: WorldState, call: IdempotentCall | undefined, now: number): OpenedKey {
  if (!call) return WITHOUT_KEY
  const known = findRememberedAnswer(state, call, now)
  return {
    hasNewKey: call.isVisitor && !known,
    settle(isStillTrue) {
      if (known && known.bodyHash !== call.bodyHash) return refusalResult(KEY_REUSED, 'idempotency key: other body')
      if (known) return isStillTrue(known.answer) ? replay(known) : undefined
      const noRoom = refuseWithoutRoom(state, call, now)
      return noRoom && refusalResult(noRoom, 'rule 19.23 Limits and remembered answers')
    },
    remember: (answer) => rememberAnswer(state, call, answer, now),
  }
}

const WITHOUT_KEY: OpenedKey = { hasNewKey: false, settle: () => undefined, remember: () => [] }
const KEY_REUSED = refuse(409, 'idempotency-key-reused')

function replay({ answer }: RememberedAnswer): OperationResult {
  const { error_code: code, error } = answer as { error_code: number; error?: string }
  return { status: 200, code, error, body: JSON.stringify(answer), rule: 'idempotency key: replay', applied: [] }
}

/** The answer stored under this key, for 24 hours by the world's clock; undefined when the call is new. */
export function findRememberedAnswer(
  state: WorldState,
  { operationId, owner, key }: Pick<IdempotentCall, 'operationId' | 'owner' | 'key'>,
  now: number,
): RememberedAnswer | undefined {
  const stored = Object.hasOwn(state.idempotency, owner) ? state.idempotency[owner] : undefined
  const name = nameOf(operationId, key)
  const remembered = stored && Object.hasOwn(stored, name) ? stored[name] : undefined
  return remembered && now < remembered.at + DAY ? remembered : undefined
}

/**
 * The refusal of a new call whose answer could not be stored: 429 if the person or the address has too many, 503 if a bucket of visitors
 * is full. Answers end by time alone, because a repeat whose answer was removed would run twice.
 */
export function refuseWithoutRoom(state: WorldState, call: IdempotentCall, now: number): Refusal | undefined {
  const { owner, isVisitor, address } = call
  const stored = Object.values(state.idempotency[owner] ?? {}).filter(({ at }) => now < at + DAY)
  const ofAddress = isVisitor ? stored.filter((answer) => answer.address === address) : []
  if (ofAddress.length >= MAX_OF_ADDRESS) return refuse(429, 'rate-limited', { headers: retryAfter(ofAddress, now) })
  if (stored.length < (isVisitor ? MAX_IN_BUCKET : MAX_OF_PERSON)) return undefined
  const [code, error] = isVisitor ? ([503, 'service-unavailable'] as const) : ([429, 'rate-limited'] as const)
  return refuse(code, error, { headers: retryAfter(stored, now) })
}

const retryAfter = (stored: readonly RememberedAnswer[], now: number) => {
  const firstEnd = Math.min(...stored.map(({ at }) => at)) + DAY
  return { 'retry-after': String(Math.ceil((firstEnd - now) / 1_000)) }
}

export function rememberAnswer(
  state: WorldState,
  call: IdempotentCall,
  answer: unknown,
  now: number,
): readonly Change[] {
  const { operationId, owner, isVisitor, address, key, bodyHash } = call
  const remembered: RememberedAnswer = { operationId, bodyHash, answer, at: now, ...(isVisitor && { address }) }
  // One by one: a durable store would otherwise write a full bucket again with every call.
  const expired = Object.entries(state.idempotency[owner] ?? {}).filter(([, { at }]) => now >= at + DAY)
  const removals = expired.map(([name]) => set(['idempotency', owner, name], undefined))
  return [...removals, set(['idempotency', owner, nameOf(operationId, key)], remembered)]
}

/**
 * Equal for equal requests: the parsed body, or the items of an upload with their bytes. Bodies hold passwords, and a plain hash could be
 * guessed from a stolen state (rule 19.6), so the hash is keyed with the server's secret.
 */
export function hashBody(secret: string, body: unknown, files: readonly UploadedFile[]): string {
  const items = files.map(({ bytes, ...item }) => ({ ...item, bytes: hash('sha256', bytes, 'base64') }))
  return createHmac('sha256', secret)
    .update(JSON.stringify([body ?? null, items]))
    .digest('base64')
}

function nameOf(operationId: string, key: string): string {
  return `${operationId} ${key}`
}
