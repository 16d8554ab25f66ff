import { describe, expect, it } from 'vitest'
import { type LinkTarget, linkTarget, ownDomainOf } from './link-target.ts'

const own = 'own.cz'
const rows: [name: string, given: { href: string | undefined; text: string }, want: LinkTarget['kind']][] = [
  ['the own domain stays in the tab', { href: 'https://own.cz/a', text: 'příběh' }, 'same-tab'],
  [
    'the own domain opens in the same tab even if its text is an address',
    { href: 'https://own.cz/a', text: 'https://own.cz/a' },
    'same-tab',
  ],
  ['a subdomain is own', { href: 'http://blog.own.cz', text: 'http://blog.own.cz' }, 'same-tab'],
  ['capitals do not matter', { href: 'HTTPS://BLOG.OWN.CZ/', text: 'http://x' }, 'same-tab'],
  ['a dot at the end of the host is the same host', { href: 'https://own.cz./a', text: 'http://x' }, 'same-tab'],
  ['a port does not make it foreign', { href: 'https://own.cz:8443/', text: 'http://x' }, 'same-tab'],
  ['a path of the own site', { href: '/moje-platby', text: 'http://own.cz' }, 'same-tab'],
  ['a foreign target with an address as its text', { href: 'https://jinde.cz', text: 'https://jinde.cz' }, 'new-tab'],
  [
    'a foreign target with an address inside its text',
    { href: 'https://jinde.cz', text: 'viz HTTP://jinde.cz dole' },
    'new-tab',
  ],
  ['a foreign target with plain text', { href: 'https://jinde.cz', text: 'jinde' }, 'same-tab'],
  ['a foreign target whose text only names http', { href: 'https://jinde.cz', text: 'protokol http' }, 'same-tab'],
  [
    'the own name before another domain is foreign',
    { href: 'https://own.cz.evil/', text: 'https://own.cz' },
    'new-tab',
  ],
  [
    'the own name as the end of another word is foreign',
    { href: 'https://evilown.cz/', text: 'https://own.cz' },
    'new-tab',
  ],
  ['the own name in the path is foreign', { href: 'https://evil.cz/own.cz', text: 'https://own.cz' }, 'new-tab'],
  ['an address without its scheme is foreign', { href: '//evil.cz', text: 'https://own.cz' }, 'new-tab'],
  ['a backslash counts as a slash, as in browsers', { href: '\\\\evil.cz', text: 'https://own.cz' }, 'new-tab'],
  ['the own name as a user name is refused', { href: 'https://own.cz@evil.cz/', text: 'https://own.cz' }, 'none'],
  ['a fragment of the page', { href: '#prosinec', text: 'http://x' }, 'same-tab'],
  ['an address without scheme and slash', { href: 'www.jinde.cz', text: 'www.jinde.cz' }, 'none'],
  ['an encoded tab in a scheme', { href: 'java%09script:alert(1)', text: 'x' }, 'none'],
  ['an e-mail', { href: 'mailto:napiste@own.cz', text: 'napište' }, 'same-tab'],
  ['a phone', { href: 'tel:+420123456789', text: 'zavolejte' }, 'same-tab'],
  ['a script', { href: 'javascript:alert(1)', text: 'http://own.cz' }, 'none'],
  ['a script in capitals', { href: 'JaVaScRiPt:alert(1)', text: 'x' }, 'none'],
  ['a script after a tab', { href: 'java\tscript:alert(1)', text: 'x' }, 'none'],
  ['a script after a control character', { href: '\u0001javascript:alert(1)', text: 'x' }, 'none'],
  ['a script after a zero width space', { href: 'java\u200bscript:alert(1)', text: 'x' }, 'none'],
  ['data', { href: 'data:text/html,<script>alert(1)</script>', text: 'x' }, 'none'],
  ['a file', { href: 'file:///etc/passwd', text: 'x' }, 'none'],
  ['a blob', { href: 'blob:https://own.cz/1', text: 'x' }, 'none'],
  ['vbscript', { href: 'vbscript:x', text: 'x' }, 'none'],
  ['ftp', { href: 'ftp://own.cz', text: 'x' }, 'none'],
  ['nothing', { href: '', text: 'x' }, 'none'],
  ['no address', { href: undefined, text: 'x' }, 'none'],
  ['an invalid address', { href: 'https://', text: 'x' }, 'none'],
]

describe('a link in a text', () => {
  it.each(rows)('%s', (_name, given, want) => {
    expect(linkTarget(given.href, given.text, own).kind).toBe(want)
  })

  it('returns the address unchanged', () => {
    expect(linkTarget('/moje-platby?rok=2026#prosinec', 'platby', own)).toEqual({
      kind: 'same-tab',
      href: '/moje-platby?rok=2026#prosinec',
    })
  })
})

it.each([
  ['https://www.own.cz', 'own.cz'],
  ['https://own.cz:8443', 'own.cz'],
  ['https://nadace.own.cz', 'nadace.own.cz'],
])('the own domain of the website %s is %s', (website, domain) => {
  expect(ownDomainOf(website)).toBe(domain)
})
