import type { Message } from '../domain/state/kernel-slices.ts'

/**
 * The message for its reader: a portal link, which the world stores as a path, becomes a complete address, also inside the text. It names
 * no world, as a real e-mail would not; the reader enters one first.
 */
export function withAddress(message: Message, origin: string): Message {
  const { link, text } = message
  if (link === undefined || !/^\/(?!\/)/.test(link)) return message
  const address = `${origin}${link}`
  const words = text.split(/(\s+)/).map((word) => (word === link ? address : word))
  return { ...message, link: address, text: words.join('') }
}
