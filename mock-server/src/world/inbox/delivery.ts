import type { Change } from '../../domain/state/change.ts'
import type { MessageFault } from '../../domain/state/fault.ts'
import type { Message } from '../../domain/state/kernel-slices.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { isFor, type TakenFault } from '../faults/armed-faults.ts'

/** Mailboxes hold the last messages of a test or a trial; they are not an archive. */
const MAX_MESSAGES = 500

/**
 * Bounds the inbox and applies the world's message faults to new messages: late, twice or never. Calls `takeFault` only when a message
 * was sent, with the phones and mailboxes; the changes include the use of the fault.
 */
export function deliver(
  state: WorldState,
  changes: readonly Change[],
  takeFault: (recipients: readonly string[]) => TakenFault<MessageFault>,
): TakenFault<MessageFault> {
  if (!changes.some(isSending)) return { fault: undefined, changes }
  const known = new Set(state.messages.map(({ id }) => id))
  const isNew = ({ id }: Message) => !known.has(id)
  const sent = changes.filter(isSending).flatMap(({ value }) => value.filter(isNew))
  const { fault, changes: used } = takeFault(sent.map(({ to }) => to))
  const delivered = changes.map((change) => {
    if (!isSending(change)) return change
    const messages = change.value.flatMap((message) =>
      fault && isNew(message) && isFor(fault, message.to) ? disturb(message, fault) : [message],
    )
    return { path: change.path, value: messages.slice(-MAX_MESSAGES) }
  })
  return { fault, changes: [...delivered, ...used] }
}

type Sending = Change & { readonly value: readonly Message[] }

function isSending(change: Change): change is Sending {
  return change.path.length === 1 && change.path[0] === 'messages' && Array.isArray(change.value)
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
