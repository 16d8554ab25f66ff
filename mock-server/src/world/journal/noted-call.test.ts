import { expect, test } from 'vitest'
import { LONGEST_BODY, maskCall, type NotedCall, noteBody } from './noted-call.ts'

const call: NotedCall = {
  method: 'GET',
  template: '/nps',
  url: '/w/blue/api/nps?uid=p-1',
  lang: 'cs',
  uid: 'p-1',
  idempotencyKey: undefined,
  hasAccessKey: false,
  contentType: undefined,
  hasToken: true,
  personId: 'p-1',
  scope: 'donor',
  request: undefined,
  parts: [],
  response: undefined,
  durationMs: 1,
  realAt: 0,
}

test.each([
  ['without its world', '/nps', '/w/blue/api/nps?uid=p-1', '/nps?uid=p-1'],
  ['without the base', '/nps', '/api/nps', '/nps'],
  ['with ids that open nothing', '/familyMembers/{memberId}', '/api/familyMembers/m-1', '/familyMembers/m-1'],
  [
    'without a recurring payment',
    '/recurringPayments/{recurringId}',
    '/api/recurringPayments/abc',
    '/recurringPayments/•••',
  ],
  ['without the key of a link in the query', '/nps', '/api/nps?emlid=jana&uid=', '/nps?emlid=•••&uid='],
  ['without an e-mail', '/nps', '/api/nps?x=a@b.cz', '/nps?x=•••'],
  [
    'without a secret of an unknown name',
    '/nps',
    '/api/nps?heslo=secret&api%5Fkey=1&a[token]=2',
    '/nps?heslo=•••&api%5Fkey=•••&a[token]=•••',
  ],
  ['without what a machine made', '/nps', '/api/nps?x=sk_live_0123456789&0123456789abcdefgh', '/nps?x=•••&•••'],
  ['without a secret in JSON', '/nps', `/api/nps?x=${encodeURIComponent('{"a":{"heslo":"secret"}}')}`, '/nps?x=•••'],
  ['without an encoded phone', '/nps', '/api/nps?x=%2B420601000101&y=1', '/nps?x=•••&y=1'],
  ['without an encoded e-mail in its path', '/families/{familyId}', '/api/families/a%40b.cz', '/families/•••'],
  ['without an encoded e-mail', '/nps', '/api/nps?x=a%40b.cz', '/nps?x=•••'],
])('an address is shown %s', (_, template, url, want) => {
  const once = maskCall({ ...call, template, url })
  expect(once.url).toBe(want)
  expect(maskCall(once).url).toBe(want)
})

test('the login of a sign-in is masked if it is an e-mail', () => {
  expect(maskCall({ ...call, login: 'jana@example.com' }).login).toBe('•••')
  expect(maskCall({ ...call, login: '10000001' }).login).toBe('10000001')
})

test('only the beginning of a long body is held, with its whole length', () => {
  const { text, size } = noteBody('a'.repeat(LONGEST_BODY + 5))
  expect([text?.length, size]).toEqual([LONGEST_BODY, LONGEST_BODY + 5])
  expect(noteBody('a'.repeat(LONGEST_BODY)).text).toHaveLength(LONGEST_BODY)
})
