import { expect, test } from 'vitest'
import { secondOrigin, signInPath, wantedLogin } from './second-origin.ts'

test.each([
  ['http://127.0.0.1:4010', 'http://localhost:4010'],
  ['http://localhost:4010', 'http://127.0.0.1:4010'],
  ['http://[::1]:4010', 'http://localhost:4010'],
  ['https://localhost', 'https://127.0.0.1'],
  ['https://sandbox.example.com', undefined],
  ['http://10.0.0.5:4010', undefined],
])('the second origin of %s is %s', (origin, second) => expect(secondOrigin(new URL(origin))).toBe(second))

test('the address of the sign-in names the world and the login', () => {
  const path = signInPath('blue', '10000001')
  expect(path).toBe('/sandbox/?world=blue&sign-in=10000001')
  expect(wantedLogin(`http://localhost${path}`)).toBe('10000001')
  expect(wantedLogin('http://localhost/sandbox/?world=blue')).toBeUndefined()
})
