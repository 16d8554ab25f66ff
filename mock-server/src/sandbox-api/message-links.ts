import type { Message } from '../domain/state/kernel-slices.ts'

/**
 * The message as its reader needs it: a link into the portal, which the world keeps as a path, becomes an address that opens, and so it
 * does where it stands in the text. No world is named in it, as in no real e-mail; the reader enters one first.
 */
export function withAddress(message: Message, origin: string): Message {
  const { link, text } = message
  if (link === undefined || !/^\/(?!\/)/.test(link)) return message
  const address = `${origin}${link}`
  const words = text.split(/(\s+)/).map((word) => (word === link ? address : word))
  return { ...message, link: address, text: words.join('') }
}
