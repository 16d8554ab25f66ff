import { expect, test } from 'vitest'
import { checkPortalEmail } from './portal-email.ts'

const longDomain = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}`

test.each([
  ['a plain address', { given: 'jana@example.com', want: true }],
  ['an apostrophe', { given: "o'connor@example.com", want: true }],
  ['a plus sign', { given: 'jana+dar@example.com', want: true }],
  ['a punycode domain', { given: 'jana@xn--hkyrky-ptac70bc.cz', want: true }],
  ['a punycode top domain', { given: 'jana@example.xn--p1ai', want: true }],
  ['a dot inside', { given: 'jana.novakova@mail.example.co.uk', want: true }],
  ['254 characters', { given: `${'j'.repeat(64)}@${longDomain}.${'d'.repeat(6)}`, want: true }],
  ['255 characters', { given: `${'j'.repeat(64)}@${longDomain}.${'d'.repeat(7)}`, want: 'max' }],
  ['65 characters before the @', { given: `${'j'.repeat(65)}@example.com`, want: 'email-invalid' }],
  ['a zero-width space', { given: 'jana\u200b@example.com', want: 'email-invalid' }],
  ['a soft hyphen in the domain', { given: 'jana@exam\u00adple.com', want: 'email-invalid' }],
  ['a non-breaking space at the end', { given: 'jana@example.com\u00a0', want: 'email-invalid' }],
  ['a Cyrillic look-alike', { given: 'j\u0430na@example.com', want: 'email-invalid' }],
  ['a second line', { given: 'jana@example.com\nbcc: all@example.com', want: 'email-invalid' }],
  ['no domain', { given: 'jana@', want: 'email-invalid' }],
  ['no name', { given: '@example.com', want: 'email-invalid' }],
  ['no top domain', { given: 'jana@localhost', want: 'email-invalid' }],
  ['an address of numbers', { given: 'jana@127.0.0.1', want: 'email-invalid' }],
  ['two dots', { given: 'jana..novakova@example.com', want: 'email-invalid' }],
  ['a dot in front', { given: '.jana@example.com', want: 'email-invalid' }],
  ['a label that ends with a hyphen', { given: 'jana@example-.com', want: 'email-invalid' }],
  ['two @', { given: 'jana@novakova@example.com', want: 'email-invalid' }],
  ['nothing', { given: '', want: 'email-invalid' }],
])('an e-mail address is validated: %s', (_, { given, want }) => {
  expect(checkPortalEmail(given)).toBe(want)
})
