import { escapeHtml } from '../kernel/escape-html.ts'

/** An address ends before the punctuation of the sentence that it is in. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/

/** The same text as HTML: paragraphs, and addresses as links. */
export function messageHtml(subject: string, text: string): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => `<p>${linked(paragraph)}</p>`)
  return `<!doctype html>\n<meta charset="utf-8">\n<title>${escapeHtml(subject.replaceAll(/\s+/g, ' '))}</title>\n${paragraphs.join('\n')}`
}

/** `split` puts the addresses at the odd places. */
const linked = (paragraph: string): string =>
  paragraph
    .split(ADDRESS)
    .map((part) => escapeHtml(part))
    .map((part, index) => (index % 2 === 1 ? `<a href="${part}">${part}</a>` : part.replaceAll('\n', '<br>\n')))
    .join('')
