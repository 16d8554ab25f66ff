import { FOUNDATION_CONTACT } from '../domain/letters/foundation.ts'
import type { Message } from '../domain/state/kernel-slices.ts'
import { escapeHtml } from '../kernel/http/escape-html.ts'

/** An address ends before the punctuation of the sentence that it is in. */
export const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/

/** The same text as HTML: paragraphs, and addresses as links, which are longer than a phone is wide. */
function messageHtml(subject: string, text: string): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => `<p>${linked(paragraph)}</p>`)
  return `<!doctype html>\n<meta charset="utf-8">\n<title>${escapeHtml(subject.replaceAll(/\s+/g, ' '))}</title>\n<body style="overflow-wrap: anywhere">\n${paragraphs.join('\n')}\n</body>`
}

/** `split` puts the addresses at the odd places. */
const linked = (paragraph: string): string =>
  paragraph
    .split(ADDRESS)
    .map((part) => escapeHtml(part))
    .map((part, index) => (index % 2 === 1 ? `<a href="${part}">${part}</a>` : part.replaceAll('\n', '<br>\n')))
    .join('')

export interface MessageHeader {
  readonly name: string
  readonly value: string
}

const SENDER = 'Nadace Dobrý anděl'
const [, DOMAIN = ''] = FOUNDATION_CONTACT.email.split('@')

export interface MessageSource {
  readonly headers?: readonly MessageHeader[]
  readonly html?: string
  readonly source?: string
}

/** The headers of an e-mail, its HTML and its complete text by RFC 5322; nothing for an SMS. */
export function messageSource(message: Message): MessageSource {
  if (message.channel !== 'email') return {}
  const { id, at, to, subject = '', text } = message
  const { email } = FOUNDATION_CONTACT
  // Quoted-printable text never contains `=_`.
  const boundary = `=_${id}`
  const html = messageHtml(subject, text)
  const headers = [
    { name: 'From', value: `${SENDER} <${email}>`, sent: `${encodeWords(SENDER)} <${email}>` },
    // A non-ASCII address is sent as it is (RFC 6532): an address cannot be an encoded word.
    { name: 'To', value: to, sent: to.replace(/\p{Cc}/gu, '') },
    { name: 'Subject', value: subject, sent: encodeWords(subject) },
    same('Date', new Date(at).toUTCString().replace('GMT', '+0000')),
    same('Message-ID', `<${id}@${DOMAIN}>`),
    same('MIME-Version', '1.0'),
    same('Content-Type', `multipart/alternative; boundary="${boundary}"`),
  ]
  const partOf = (type: string, content: string) =>
    `--${boundary}\r\nContent-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${toQuotedPrintable(content)}\r\n`
  const head = headers.map(({ name, sent }) => `${name}: ${sent}\r\n`).join('')
  return {
    headers: headers.map(({ name, value }) => ({ name, value })),
    html,
    source: `${head}\r\n${partOf('plain', text)}${partOf('html', html)}--${boundary}--\r\n`,
  }
}

const same = (name: string, value: string) => ({ name, value, sent: value })

/** A line with an encoded word has at most 76 characters, the name of the header included (RFC 2047). */
const MAX_BYTES_PER_WORD = 39

/** A short ASCII text as it is, any other as encoded words on folded lines. */
function encodeWords(text: string): string {
  if (/^[ -~]{0,60}$/.test(text) && !text.includes('=?')) return text
  const words = ['']
  for (const character of text) {
    const last = words.length - 1
    if (Buffer.byteLength(`${words[last]}${character}`) > MAX_BYTES_PER_WORD) words.push(character)
    else words[last] += character
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}

const MAX_LINE_LENGTH = 75

function toQuotedPrintable(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => {
      const lines = ['']
      for (const token of tokensOf(line)) {
        const last = lines.length - 1
        if ((lines[last] ?? '').length + token.length > MAX_LINE_LENGTH) lines.push(token)
        else lines[last] += token
      }
      return lines.join('=\r\n')
    })
    .join('\r\n')
}

/** Each byte as a character or as `=C3`; a space at the end of a line would be lost. */
const tokensOf = (line: string): readonly string[] =>
  [...Buffer.from(line)].map((byte, index, bytes) => {
    const isSpace = byte === 0x20 || byte === 0x09
    if (isSpace ? index < bytes.length - 1 : byte > 0x20 && byte < 0x7f && byte !== 0x3d)
      return String.fromCharCode(byte)
    return `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
  })
