import type { JournalEntry } from '../api/world-queries.ts'

/**
 * The outcome of a call for its caller: `event` is the world's own, without a call; `unanswered`
 * lost its response to a fault, whatever the result; `refused` is the caller's error, `failed` the
 * provider's.
 */
export type EntryOutcome = 'ok' | 'event' | 'refused' | 'failed' | 'unanswered'

export function entryOutcome(entry: JournalEntry): EntryOutcome {
  const code = outcomeCode(entry)
  if (entry.operationId === null && code === 0) return 'event'
  if (code === 0 || lossOf(entry)) return 'unanswered'
  if (code >= 500) return 'failed'
  return code >= 400 ? 'refused' : 'ok'
}

/**
 * A response that did not arrive as sent: how it failed, and what had happened in the world by
 * then.
 */
export type Loss = { how: 'broken' | 'garbled'; what: 'written' | 'answered' | 'notWritten' | 'notRead' }

const LOSS = /^(?:(?:reset|refuse|stall|cut)|(?<garbled>garbage|html)) (?<side>before|after)$/

/**
 * What a fault did to the response; undefined if the caller received it. The journal names a fault
 * by its kind and its side of the commit.
 */
export function lossOf({
  fault = '',
  changes,
  call,
}: Pick<JournalEntry, 'fault' | 'changes' | 'call'>): Loss | undefined {
  const read = LOSS.exec(fault)?.groups
  if (!read) return undefined
  const after = changes.length > 0 ? 'written' : 'answered'
  const before = call?.method === 'GET' ? 'notRead' : 'notWritten'
  return { how: read.garbled ? 'garbled' : 'broken', what: read.side === 'before' ? before : after }
}

/** The relevant code: the envelope's, or HTTP's without an envelope; 0 without a response. */
export const outcomeCode = ({ httpStatus, errorCode }: Pick<JournalEntry, 'httpStatus' | 'errorCode'>): number =>
  errorCode ?? httpStatus

export const isError = (entry: JournalEntry): boolean =>
  ['refused', 'failed', 'unanswered'].includes(entryOutcome(entry))

/** `j-12` counts 12. */
export const entryNumber = ({ id }: Pick<JournalEntry, 'id'>): number => Number(id.slice(2))
