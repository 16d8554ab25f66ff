import { type Change, set } from '../../domain/state/change.ts'
import type { World } from '../world.ts'
import { readInbox } from './inbox.ts'

/**
 * Deletes one message, or all that were delivered so far; returns how many. Their places stay, so that a reader who continues after one
 * of them does not get the earlier ones again.
 */
export function deleteMessages(world: World, id?: string): number {
  const deleted = new Set(
    readInbox(world, {}).flatMap((message) => (id === undefined || message.id === id ? message.id : [])),
  )
  if (deleted.size > 0) world.act(({ messages }) => ({ changes: [emptied(messages, deleted)] }))
  return deleted.size
}

const emptied = (messages: World['state']['messages'], deleted: ReadonlySet<string>): Change =>
  set(
    ['messages'],
    messages.map((message) => {
      const { id, at, channel } = message
      return deleted.has(id) ? { id, at, channel, to: '', text: '', isDeleted: true } : message
    }),
  )
