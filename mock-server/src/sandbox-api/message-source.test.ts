import { describe, expect, test } from 'vitest'
import { messageSource } from './message-source.ts'

const letter = { id: 'm-1', at: Date.UTC(2026, 10, 10, 9), channel: 'email', to: 'jana@example.com' } as const
const sourceOf = (subject: string, text: string) => messageSource({ ...letter, subject, text }).source ?? ''
const decodeWords = (value: string) =>
  value
    .replaceAll('?=\r\n =?UTF-8?B?', '?=|=?UTF-8?B?')
    .replaceAll(/=\?UTF-8\?B\?(.*?)\?=\|?/g, (_, word: string) => Buffer.from(word, 'base64').toString())
const bodyOf = (source: string, part = 1) =>
  (source.split('--=_m-1')[part] ?? '')
    .replace(/^.*?\r\n\r\n/s, '')
    .replaceAll('=\r\n', '')
    .replaceAll(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())

describe('the source of an e-mail', () => {
  test('has the headers in ASCII, and the header list has them decoded', () => {
    const { headers, source = '' } = messageSource({ ...letter, subject: 'Nové heslo', text: 'Dobrý den' })
    expect(source).toMatch(/^From: =\?UTF-8\?B\?[\w+/=]+\?= <napiste@example\.com>\r\nTo: jana@example\.com\r\n/)
    expect(source).toContain('\r\nDate: Tue, 10 Nov 2026 09:00:00 +0000\r\nMessage-ID: <m-1@example.com>\r\n')
    expect(source).toMatch(/^[\r\n -~]*$/)
    expect(headers?.slice(0, 3)).toEqual([
      { name: 'From', value: 'Nadace Dobrý anděl <napiste@example.com>' },
      { name: 'To', value: 'jana@example.com' },
      { name: 'Subject', value: 'Nové heslo' },
    ])
  })

  test('has lines of at most 76 characters, which decode to the same text', () => {
    const subject = 'Potvrzení o darech za rok 2025 pro paní Příliš Žluťoučkou 🐴'.repeat(3)
    const text = `${'Žluťoučký kůň = 1 '.repeat(40)}\n\n  konec s mezerou \ntabulátor\t`
    const source = sourceOf(subject, text)
    expect(Math.max(...source.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76)
    expect(decodeWords(source)).toContain(`\r\nSubject: ${subject}\r\nDate: `)
    expect(bodyOf(source)).toBe(`${text.replaceAll('\n', '\r\n')}\r\n`)
    expect(source).not.toMatch(/[ \t]\r\n/)
  })

  test('has the text also as HTML, where addresses are links and nothing else is markup', () => {
    const text = 'Milá Jano & <b>,\n\nstahujte na http://localhost:4010/a?b=1&c=2.\nNadace'
    const { html = '', source = '' } = messageSource({ ...letter, subject: '<i>', text })
    expect(html).toContain('<title>&lt;i&gt;</title>\n')
    expect(html).toContain('\n<p>Milá Jano &amp; &lt;b&gt;,</p>\n<p>stahujte na ')
    expect(html).toContain(
      '<a href="http://localhost:4010/a?b=1&amp;c=2">http://localhost:4010/a?b=1&amp;c=2</a>.<br>\n',
    )
    expect(bodyOf(source, 2)).toBe(`${html.replaceAll('\n', '\r\n')}\r\n`)
    expect(source).toMatch(/Content-Type: multipart\/alternative; boundary="=_m-1"\r\n.*\r\n--=_m-1--\r\n$/s)
  })

  test('breaks a long address in its HTML, so that the letter is no wider than a phone', () => {
    const { html } = messageSource({ ...letter, text: `http://localhost:4010/${'a'.repeat(90)}` })
    expect(html).toMatch(/<body style="overflow-wrap: anywhere">\n<p><a href.*<\/p>\n<\/body>$/)
  })

  test('gets no header from a subject or an address with line breaks', () => {
    expect(sourceOf('Dar\r\nBcc: all@example.com', '')).not.toContain('\r\nBcc')
    expect(messageSource({ ...letter, to: 'a@b.cz\r\nBcc: c@d.cz', text: '' }).source).not.toContain('\r\nBcc')
  })

  test('does not exist for an SMS', () =>
    expect(messageSource({ ...letter, channel: 'sms', text: 'Váš kód je 123456.' })).toEqual({}))
})
