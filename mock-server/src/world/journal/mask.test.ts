import { expect, test } from 'vitest'
import { maskChange } from './mask.ts'

test('numbers, states and instants that explain a decision are shown', () => {
  const change = {
    path: ['people', 'p-10000001', 'vote'],
    before: null,
    after: { value: 7, votedAt: 5, feedback: 'Děkuji' },
  }
  expect(maskChange(change)).toEqual({ ...change, after: { value: 7, votedAt: 5, feedback: '•••' } })
})

test('a field that is not on the white list is hidden, at any depth', () => {
  const after = {
    profile: { firstName: 'Jana', address: { city: 'Brno' } },
    phones: [{ id: 1, phone: '+420601000101' }],
  }
  const text = JSON.stringify(maskChange({ path: ['people', 'p-1'], before: undefined, after }))
  for (const secret of ['Jana', 'Brno', '601000101']) expect(text).not.toContain(secret)
})

test('why a payment was refused is shown', () => {
  const change = { path: ['cardPayments', 'x'], before: undefined, after: { reason: 'card-expired' } }
  expect(maskChange(change).after).toEqual({ reason: 'card-expired' })
})

test.each<[string, readonly string[], unknown]>([
  ['a code', ['codeTransactions', 'tr-secret'], { code: '482913', wrongTries: 1 }],
  ['a token', ['revokedTokens', 'p-1', 'secret-jti'], 5],
  ['a message', ['messages'], [{ id: 'm-1', to: 'secret@example.com', text: 'secret 482913', code: '482913' }]],
  ['a password', ['credentials', 'p-1', 'passwordHash'], 'secret'],
  ['a payment by card', ['cardPayments', 'pay_secret'], { accessKey: 'pay_secret', email: 'secret@example.com' }],
  ['a visit to the gateway', ['gatewayAttempts', 'att_secret'], 'pay_secret'],
  ['a recurring payment', ['recurringPayments', 'rec_secret', 'cardholder'], 'SECRET secret'],
  ['a charge', ['payments', '10000001', 'rec_secret_2026-11-20'], { recurringId: 'rec_secret' }],
  ['a new e-mail', ['emailChanges', 'chg_secret'], { email: 'secret@example.com', code: '482913', wrongTries: 0 }],
  ['a saved photo', ['storedImages', 'img_secret'], { mediaType: 'image/png', base64: 'secret' }],
  ['a photo of a donor', ['people', 'p-1', 'images'], [{ id: 'img_secret', isPrimary: true, path: 'img_secret.jpg' }]],
  [
    'a donor profile',
    ['people', 'p-1', 'profile'],
    { email: 'secret@example.com', phoneNumber: 'secret', lastName: 'secret' },
  ],
  [
    'why a family member is to be removed',
    ['people', 'p-1', 'familyMembers'],
    [{ id: 'secret', name: 'secret', removal: { requestedAt: 5, reason: 'secret' } }],
  ],
  ['the life story of a family', ['people', 'p-1', 'lifeStory'], 'secret'],
  ['where contributions go', ['people', 'p-1', 'account'], { prefix: '', number: '482913', bankCode: '0800' }],
  [
    'a renewal that was sent',
    ['renewals', 'p-1'],
    {
      files: [{ fileId: 'secret', name: 'secret.pdf' }],
      sent: {
        receiptNumber: 'secret',
        request: { kind: 'secret', treatment: { status: 482_913 }, incomes: { wages: 482_913 } },
      },
    },
  ],
  [
    'what was answered in a form, whatever its questions are called',
    ['renewals', 'p-1', 'sent'],
    {
      request: { answers: { status: 'secret', size: 482_913, reason: 'secret', kind: { rows: { type: ['secret'] } } } },
    },
  ],
  ['the answers of a request for help', ['helpRequests', 'r-1', 'answers'], { status: 'secret', kind: 482_913 }],
  ['a login name', ['logins', 'secret@example.com'], 'p-1'],
])('%s is not shown, neither in the path nor in the value', (_name, path, after) => {
  const text = JSON.stringify(maskChange({ path, before: after, after }))
  expect(text).not.toMatch(/secret|482913/)
})
