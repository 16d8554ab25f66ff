import { createHmac, hash } from 'node:crypto'
import { type Change, set } from '../domain/state/change.ts'
import type { RememberedAnswer } from '../domain/state/kernel-slices.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import type { UploadedFile } from './handler.ts'

const DAY = 24 * 60 * 60_000
const MOST_KEYS = 500

/**
 * One call under an `Idempotency-Key`. `owner` is the person, or for visitors a bucket chosen by the key alone. A key belongs to one
 * operation.
 */
export interface IdempotentCall {
  readonly operationId: string
  readonly owner: string
  readonly key: string
  readonly bodyHash: string
}

/** The answer stored under this key, for 24 hours by the world's clock; undefined when the call is new. */
export function findRememberedAnswer(
  state: WorldState,
  { operationId, owner, key }: Omit<IdempotentCall, 'bodyHash'>,
  now: number,
): RememberedAnswer | undefined {
  const stored = Object.hasOwn(state.idempotency, owner) ? state.idempotency[owner] : undefined
  const name = nameOf(operationId, key)
  const remembered = stored && Object.hasOwn(stored, name) ? stored[name] : undefined
  return remembered && now < remembered.at + DAY ? remembered : undefined
}

/** Committed together with the operation's changes, so that neither exists without the other. */
export function rememberAnswer(
  state: WorldState,
  call: IdempotentCall,
  answer: unknown,
  now: number,
): readonly Change[] {
  const { operationId, owner, key, bodyHash } = call
  const stored = Object.entries(state.idempotency[owner] ?? {})
  const alive = new Set(stored.filter(([, { at }]) => now < at + DAY).slice(-(MOST_KEYS - 1)))
  const remembered: RememberedAnswer = { operationId, bodyHash, answer, at: now }
  // One by one: a durable store would otherwise write a full bucket again with every call.
  const expired = stored.filter((entry) => !alive.has(entry))
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
