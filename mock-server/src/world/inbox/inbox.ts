import type { Message } from '../../domain/state/kernel-slices.ts'
import type { World } from '../world.ts'

export interface InboxQuery {
  readonly channel?: Message['channel']
  readonly to?: string
  /** Id of the last message already read. */
  readonly after?: string
  /** Epoch ms: the first moment, and the first one after the last. */
  readonly from?: number
  readonly until?: number
}

/** The messages delivered so far, newest last. A late one appears once the world's clock has reached its delivery time. */
export function readInbox(world: World, query: InboxQuery): readonly Message[] {
  const { from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY } = query
  const now = world.clock.now()
  const delivered = world.state.messages.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at)
  const seen = query.after === undefined ? -1 : delivered.findIndex(({ id }) => id === query.after)
  return delivered
    .slice(seen + 1)
    .filter(({ isDeleted, at }) => !isDeleted && at >= from && at < until)
    .filter(({ channel }) => query.channel === undefined || channel === query.channel)
    .filter(({ to }) => query.to === undefined || to === query.to)
}

/**
 * As `readInbox`, but waits up to `waitMs` real milliseconds for the first message. Wakes at commits and clock moves, and when a running
 * clock reaches a late message. `signal` ends the wait when the client disconnects.
 */
export async function waitForInbox(
  world: World,
  query: InboxQuery,
  waitMs: number,
  signal: AbortSignal,
): Promise<readonly Message[]> {
  const found = readInbox(world, query)
  if (found.length > 0 || waitMs <= 0 || signal.aborted) return found
  const { promise, resolve } = Promise.withResolvers<readonly Message[]>()
  let wake: NodeJS.Timeout | undefined
  const look = () => {
    const messages = readInbox(world, query)
    if (messages.length > 0) return resolve(messages)
    clearTimeout(wake)
    const late = world.clock.frozen
      ? []
      : world.state.messages.map(({ at }) => at - world.clock.now()).filter((ms) => ms > 0)
    if (late.length > 0) wake = setTimeout(look, Math.min(...late, waitMs) + 1)
  }
  const deadline = setTimeout(() => resolve([]), waitMs)
  const stopListening = world.listen(look)
  signal.addEventListener('abort', () => resolve([]), { once: true })
  look()
  return promise.finally(() => {
    clearTimeout(deadline)
    clearTimeout(wake)
    stopListening()
  })
}
