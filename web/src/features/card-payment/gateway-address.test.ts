import { expect, test } from 'vitest'
import { gatewayAddress } from './gateway-address.ts'

test.each(['https://gateway.example.com/default/att_5e1b', 'http://127.0.0.1:4010/gateway/w/att_5e1b?a=b'])(
  'the browser may be redirected to %s',
  (given) => {
    expect(gatewayAddress(given)?.href).toBe(given)
  },
)

test.each([
  ['a script', 'javascript:alert(1)'],
  ['a script with a capital', 'JavaScript:alert(1)'],
  ['a script after a space', ' javascript:alert(1)'],
  ['a script with a line break', 'java\nscript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a blob', 'blob:https://example.com/1'],
  ['a file', 'file:///etc/passwd'],
  ['another application', 'bank://pay'],
  ['an address with a user name', 'https://gateway.example.com@evil.example.org/'],
  ['no scheme', '//gateway.example.com/att'],
  ['a path', '/gateway/att'],
  ['an empty text', ''],
  ['null', null],
  ['undefined', undefined],
])('the browser is never sent to %s', (_, given) => {
  expect(gatewayAddress(given)).toBeUndefined()
})
