import { assert, jsonValue, property } from 'fast-check'
import { expect, test } from 'vitest'
import { maskForms, maskJson } from './mask-text.ts'

const inRequest = { showsFields: false }
const masked = (body: unknown): unknown => JSON.parse(maskJson(JSON.stringify(body), inRequest))

test('amounts and texts of a body are shown', () => {
  const body = { value: 9, feedback: 'Děkuji "vám"', amounts: [300, -1.5e3], kind: 'a', isOn: true, none: null }
  expect(masked(body)).toEqual(body)
})

test.each([
  ['a password', { password: 'secret', newPassword: 'sec"ret' }],
  ['a code as a number', { code: 482_913 }],
  ['a token, at any depth', { response: [{ session: { token: 'secret' } }] }],
  ['a list of codes', { code: ['secret', 'secret'] }],
  ['a key of a link', { linkKey: 'secret', emlid: 'secret' }],
  ['a number of an account', { account: { number: '482913', iban: 'secret' } }],
  ['an e-mail and a phone', { Email: 'secret', PHONE: 'secret' }],
  ['a name and an address', { firstName: 'secret', lastName: 'secret', address: { street: 'secret', city: 'secret' } }],
  [
    'each answer in a form',
    { answers: [{ itemId: 'secret', value: ['secret', { row: 482_913 }] }, 'secret'], text: '' },
  ],
  ['an e-mail in a text', { text: 'Pište na\nsecret@secret.example' }],
  ['a phone number in a text', { text: 'Volejte +420 482 913 111.' }],
  ['a token in a text', { text: 'eyJhbGciOiJIUzI1NiJ9.eyJzZWNyZXQiOjF9.482913' }],
  ['an id of a payment in an address', { at: '/platba?x=pay_482913secret' }],
  [
    'an unknown name that looks like a secret',
    { heslo: 'secret', api_key: 'secret', 'X-Token': 'secret', PIN: 482_913 },
  ],
  ['a variant of a known name', { 'first-name': 'secret', birth_date: 'secret', 'e-mail': 'secret' }],
  ['what a machine made, under an unknown name', { nonsense: 'sk_live_secret482913' }],
  ['what a machine made, under the name of an object', { list: [{ session: 'sk_live_secret482913' }] }],
  ['a short name of a signature', { sig: 'secret' }],
  ['what a machine made, as a name', { secret482913secret: 1 }],
  ['an object under a secret name', { password: { value: 'secret', more: ['secret', { a: 482_913 }] } }],
  ['what follows an object in a secret list', { code: [{ a: 1 }, 'secret'] }],
  ['a text, as the whole body', 'secret'],
  ['a number, as the whole body', 482_913],
  ['a list without a name', ['secret', { kind: 'a' }, [482_913]]],
  ['an e-mail as a name', { 'secret@secret.example': 1 }],
  ['the signature of an address', { path: '/images/a/b.jpg?expires=1&viewer=secret&signature=secret' }],
])('%s is masked', (_, body) => {
  expect(JSON.stringify(masked(body))).not.toMatch(/secret|482913|482 913/)
})

test('an unknown name without a secret is shown with its value, and every name of the contract is', () => {
  const body = { raiting: 9, note: 'Děkuji', at: '2026-11-10T09:00:00.000Z', nps_showStart: '2026-11-01', session: {} }
  expect(masked(body)).toEqual(body)
  expect(maskJson('{"fields":{"answers.member2.income1":"required"}}', { showsFields: true })).toContain('member2')
})

test('a refusal names its invalid fields, and a request hides what it names so', () => {
  const body = JSON.stringify({ fields: { password: 'too-short' }, password: 'secret' })
  expect(maskJson(body, { showsFields: true })).toBe('{"fields":{"password":"too-short"},"password":"•••"}')
  expect(maskJson(body, inRequest)).toBe('{"fields":{"password":"•••"},"password":"•••"}')
})

test('what follows the answers in a form is shown', () => {
  expect(masked({ answers: { a: 1 }, text: 'x', more: { answers: 2, amount: 3 } })).toEqual({
    answers: { a: '•••' },
    text: 'x',
    more: { answers: '•••', amount: 3 },
  })
})

test('a secret that the end of a text cuts off is not shown', () => {
  expect(maskJson('{"a":1,"password":"secr', inRequest)).toBe('{"a":1,"password":"•••"')
  expect(maskJson('{"a":1,"text":"jana@exam', inRequest)).toBe('{"a":1,"text":"…')
})

test('a masked body is JSON and stays as it is when it is masked again', () => {
  assert(
    property(jsonValue(), (value) => {
      const once = maskJson(JSON.stringify(value), inRequest)
      expect(() => JSON.parse(once)).not.toThrow()
      expect(maskJson(once, inRequest)).toBe(once)
    }),
  )
})

test('a long text without spaces takes no long time', () => {
  const started = process.cpuUsage()
  for (const letter of ['a', 'eyJ', '1.', 'a.', '+1', 'a@']) maskForms(letter.repeat(16_384))
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(2_000)
})
