import { createHmac, hash } from 'node:crypto'
import { type Change, set } from '../../domain/state/change.ts'
import type { RememberedAnswer } from '../../domain/state/kernel-slices.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { type Refusal, refuse } from '../envelope.ts'
import type { UploadedFile } from '../handler.ts'

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

/** Committed together with the operation's changes, so that neither exists without the other. */
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
