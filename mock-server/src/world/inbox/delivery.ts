import type { Change } from '../../domain/state/change.ts'
import type { MessageFault } from '../../domain/state/fault.ts'
import type { Message } from '../../domain/state/kernel-slices.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { TakenFault } from '../faults/armed-faults.ts'

/** Mailboxes hold the last messages of a test or a trial; they are not an archive. */
const MOST_MESSAGES = 500

/**
 * Bounds the inbox and applies the world's message faults to new messages: late, twice or never. Calls `takeFault` only when a message
 * was sent; the changes include the use of the fault.
 */
export function deliver(
  state: WorldState,
  changes: readonly Change[],
  takeFault: () => TakenFault<MessageFault>,
): readonly Change[] {
  if (!changes.some(isSending)) return changes
  const known = new Set(state.messages.map(({ id }) => id))
  const { fault, changes: used } = takeFault()
  const delivered = changes.map((change) => {
    if (!isSending(change)) return change
    const messages = (change.value as readonly Message[]).flatMap((message) =>
      fault && !known.has(message.id) ? disturb(message, fault) : [message],
    )
    return { path: change.path, value: messages.slice(-MOST_MESSAGES) }
  })
  return [...delivered, ...used]
}

function isSending({ path, value }: Change): boolean {
  return path.length === 1 && path[0] === 'messages' && Array.isArray(value)
}

function disturb(message: Message, fault: MessageFault): readonly Message[] {
  switch (fault.kind) {
    case 'message-late':
      return [{ ...message, at: message.at + fault.ms }]
    case 'message-doubled':
      return [message, { ...message, id: `${message.id}-again` }]
    case 'message-lost':
      return []
  }
}
