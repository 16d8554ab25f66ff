import { isText, readStoredList } from '../api/stored-list.ts'
import type { Message } from '../api/world-queries.ts'

const KEY = 'console-read-messages'
/** Older marks are dropped: an inbox holds at most 500 messages, and a browser sees only a few worlds at a time. */
const MAX_MARKS = 3_000

type Marked = Pick<Message, 'id' | 'at'>

/** Worlds with one seed send messages with the same ids, rarely at the same instant. */
const markOf = ({ id, at }: Marked): string => `${id} ${at}`

/** The stored list of marks; it is the same text until a message is marked. */
export const storedMarks = (storage: Storage): string => storage.getItem(KEY) ?? '[]'

/** The marks of the messages read in this browser; an invalid list counts as empty. */
export const readMarks = (storage: Storage): readonly string[] => readStoredList(storage, KEY, isText)

export const isRead = (marks: readonly string[], message: Marked): boolean => marks.includes(markOf(message))

/** Marks messages as read or unread and returns the new marks; another tab may have changed them in between. */
export function markMessages(storage: Storage, messages: readonly Marked[], asRead: boolean): readonly string[] {
  const changed = new Set(messages.map(markOf))
  const others = readMarks(storage).filter((mark) => !changed.has(mark))
  const marks = asRead ? [...others, ...changed].slice(-MAX_MARKS) : others
  storage.setItem(KEY, JSON.stringify(marks))
  return marks
}
