import { describe, expect, test } from 'vitest'
import { visitorBucket } from '../domain/access/visitor-keys.ts'
import { applyChanges } from '../domain/state/commit.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { aWorld, NOW } from '../testing/people.ts'
import type { UploadedFile } from './handler.ts'
import { findRememberedAnswer, hashBody, rememberAnswer } from './idempotency.ts'

const DAY = 24 * 60 * 60_000
const call = (key: string, operationId = 'saveNps') => ({ operationId, owner: 'p-1', key, bodyHash: 'hash' })
const remembered = (state: WorldState, key: string, now: number) =>
  applyChanges(state, rememberAnswer(state, call(key), key, now)).state
const keysOf = ({ idempotency }: WorldState) => Object.values(idempotency['p-1'] ?? {}).map(({ answer }) => answer)

describe('an answer is stored under its idempotency key', () => {
  test.each([
    ['until a millisecond before 24 hours', DAY - 1, true],
    ['but not at 24 hours', DAY, false],
    ['nor a millisecond after', DAY + 1, false],
  ])('%s', (_, ms, known) => {
    const state = remembered(aWorld([]), 'a', NOW)
    const found = findRememberedAnswer(state, call('a'), NOW + ms)
    expect(found).toEqual(known ? { operationId: 'saveNps', bodyHash: 'hash', answer: 'a', at: NOW } : undefined)
  })

  test.each([
    ['a key of another operation', call('a', 'sendEmailForm')],
    ['a key of another person', { ...call('a'), owner: 'p-2' }],
    ['of an owner named like a property of JavaScript', { ...call('a'), owner: '__proto__' }],
    ['named like a property of JavaScript', { ...call('constructor'), operationId: '' }],
  ])('and not found under one that is %s', (_, other) =>
    expect(findRememberedAnswer(remembered(aWorld([]), 'a', NOW), other, NOW)).toBeUndefined(),
  )

  test.each([
    ['those before the last day are forgotten', DAY, ['b', 'c']],
    ['those of the last day stay', DAY - 1, ['a', 'b', 'c']],
  ])('with the next one %s', (_, ms, left) => {
    const two = remembered(remembered(aWorld([]), 'a', NOW), 'b', NOW + 1)
    const state = remembered(two, 'c', NOW + ms)
    expect(keysOf(state)).toEqual(left)
  })

  test('the 501st key of a person removes only the oldest of the 500, in one write', () => {
    let state = aWorld([])
    for (let n = 1; n <= 500; n++) state = remembered(state, `k${n}`, NOW)
    expect(keysOf(state)).toHaveLength(500)
    expect(rememberAnswer(state, call('k501'), 'k501', NOW).map(({ path }) => path)).toEqual([
      ['idempotency', 'p-1', 'saveNps k1'],
      ['idempotency', 'p-1', 'saveNps k501'],
    ])
    expect(keysOf(remembered(state, 'k501', NOW))).toEqual(Array.from({ length: 500 }, (_, n) => `k${n + 2}`))
  })
})

describe('requests have the same hash', () => {
  const file = (text: string, fileName = 'zprava.pdf') =>
    ({ index: 0, fileName, bytes: Buffer.from(text) }) as unknown as UploadedFile
  const hashed = hashBody('secret', { a: 1 }, [file('x')])

  test('when their bodies and the bytes of their files are', () =>
    expect(hashBody('secret', { a: 1 }, [file('x')])).toBe(hashed))

  test.each([
    ['another body', { a: 2 }, [file('x')]],
    ['no body', undefined, [file('x')]],
    ['other bytes', { a: 1 }, [file('y')]],
    ['another name of the file', { a: 1 }, [file('x', 'jina.pdf')]],
    ['one file more', { a: 1 }, [file('x'), file('x')]],
  ])('and not with %s', (_, body, files) => expect(hashBody('secret', body, files)).not.toBe(hashed))

  test('when none has a body, however that is written', () =>
    expect(hashBody('secret', undefined, [])).toBe(hashBody('secret', null, [])))
})

test('a visitor’s key stays in its bucket, as a durable world stores it there', () =>
  expect(['one-intent-1', 'one-intent-2'].map(visitorBucket)).toEqual(['visitors-46', 'visitors-59']))
