import { expect, test } from 'vitest'
import { tidyOneTimeCode } from './one-time-code.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['G-123456', '123456'],
  ['Váš kód je 123456.', '123456'],
  ['Váš kód pro přihlášení: 123456. Platí 15 minut, nikomu ho nesdělujte.', '123456'],
  ['Kód 123 456 platí 15 minut.', '123456'],
  ['１２３４５６', '123456'],
  ['\u202a123456\u202c', '123456'],
  // What is no code stays to be refused.
  ['12', '12'],
  ['1234567', '1234567'],
  ['123456 nebo 654321', '123456654321'],
  ['heslo', 'heslo'],
  [' ', ''],
])('the code of “%s” is “%s”', (text, code) => expect(tidyOneTimeCode(text)).toBe(code))
