import { expect, test } from 'vitest'
import { linkParts } from './link-parts.ts'

test('web and e-mail addresses are links, without the punctuation after them', () => {
  expect(linkParts('Zde: http://localhost/obnova?odkaz=rst_1.\nNebo (napiste@example.com), díky')).toEqual([
    { text: 'Zde: ' },
    { text: 'http://localhost/obnova?odkaz=rst_1', href: 'http://localhost/obnova?odkaz=rst_1' },
    { text: '.\nNebo (' },
    { text: 'napiste@example.com', href: 'mailto:napiste@example.com' },
    { text: '), díky' },
  ])
})

test('no other text becomes a link', () => {
  const text = 'javascript:alert(1) a data:text/html,<b> a /login http://[1'
  expect(linkParts(text)).toEqual([{ text }])
})
