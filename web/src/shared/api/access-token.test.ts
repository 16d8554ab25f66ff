import { describe, expect, it } from 'vitest'
import { tokenThatExpires } from '#web/testing/people.ts'
import { validateToken } from './access-token.ts'

const now = Date.parse('2026-11-10T09:00:00Z')

describe('a token', () => {
  const exact = tokenThatExpires(now)
  it.each([
    ['missing', undefined, now],
    ['missing', '', now],
    ['undecodable', 'abc', now],
    ['undecodable', 'a.b.c', now],
    ['undecodable', `${exact.split('.')[0]}.${btoa('{"exp":"soon"}')}.s`, now],
    ['undecodable', tokenThatExpires(now * 1_000), now],
    ['live', exact, now - 1],
    ['expired', exact, now],
    ['unknown', exact, undefined],
  ])('is %s: %s', (want, token, moment) => {
    expect(validateToken(token, moment)).toBe(want)
  })
})
