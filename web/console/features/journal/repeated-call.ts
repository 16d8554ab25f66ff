import { type CalledEntry, isCall, type JournalCall } from '../../shared/call-request.ts'
import { entryOutcome } from '../../shared/outcome.ts'

/**
 * Which earlier call another one repeats, and how that is known: the browser sent it again after a connection without an answer, it has the
 * same idempotency key, or it is a read that had failed.
 */
export type Repeat = { of: string; by: 'browser' | 'key' | 'read' }

/** The longest wait of the portal before it reads again, with its random part. Real milliseconds. */
const BY_READ = 120_000

type Entry = Parameters<typeof isCall>[0]

/** The calls that repeat an earlier one, by their id. Oldest first. */
export function repeatsIn(entries: readonly Entry[]): ReadonlyMap<string, Repeat> {
  const repeats = new Map<string, Repeat>()
  const sent = new Map<string, CalledEntry>()
  const keyed = new Map<string, CalledEntry>()
  for (const entry of entries.filter(isCall)) {
    const key = keyOf(entry)
    const repeat = repeatOf(entry, sent.get(textOf(entry.call)), key === undefined ? undefined : keyed.get(key))
    if (repeat) repeats.set(entry.id, repeat)
    sent.set(textOf(entry.call), entry)
    if (key !== undefined) keyed.set(key, entry)
  }
  return repeats
}

function repeatOf(entry: CalledEntry, same?: CalledEntry, sameKey?: CalledEntry): Repeat | undefined {
  const since = same ? Date.parse(entry.call.realAt) - Date.parse(same.call.realAt) : Number.POSITIVE_INFINITY
  if (entry.resendOf !== undefined) return { of: entry.resendOf, by: 'browser' }
  if (sameKey) return { of: sameKey.id, by: 'key' }
  return same && entry.call.method === 'GET' && hasFailed(same) && since <= BY_READ
    ? { of: same.id, by: 'read' }
    : undefined
}

const hasFailed = (entry: CalledEntry): boolean => ['failed', 'unanswered'].includes(entryOutcome(entry))

const keyOf = ({ operationId, call: { headers } }: CalledEntry): string | undefined =>
  headers['idempotency-key'] && `${operationId} ${headers['idempotency-key']}`

/** What was sent, and by whom. */
const textOf = ({ method, path, query, headers, personId, request, parts }: JournalCall): string =>
  JSON.stringify([method, path, query, headers, personId, request, parts])
