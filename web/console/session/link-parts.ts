export type TextPart = { text: string; href?: string }

/** An address ends before the punctuation of the sentence that it is in. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** A text as mail clients show it: web and e-mail addresses are links. */
export function linkParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const href = /^https?:/.test(found) ? found : `mailto:${found}`
    if (!URL.canParse(href)) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: found, href })
    end = index + found.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
