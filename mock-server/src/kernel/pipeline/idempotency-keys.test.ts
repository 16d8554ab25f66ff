import { describe, expect, test } from 'vitest'
import { visitorBucket } from '../../domain/access/visitor-keys.ts'
import { applyChanges } from '../../domain/state/commit.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { aWorld, NOW } from '../../testing/people.ts'
import type { UploadedFile } from '../handler.ts'
import {
  findRememberedAnswer,
  hashBody,
  type IdempotentCall,
  refuseWithoutRoom,
  rememberAnswer,
} from './idempotency.ts'

const DAY = 24 * 60 * 60_000
const call = (key: string, given: Partial<IdempotentCall> = {}): IdempotentCall => {
  const person = { owner: 'p-1', isVisitor: false, address: '10.0.0.1' }
  return { operationId: 'saveNps', key, bodyHash: 'hash', ...person, ...given }
}
const remembered = (state: WorldState, key: string, now: number, given: Partial<IdempotentCall> = {}) =>
  applyChanges(state, rememberAnswer(state, call(key, given), key, now)).state
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
    ['a key of another operation', call('a', { operationId: 'sendEmailForm' })],
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
})

describe('no remembered answer is pushed out: while there is no room, new calls are refused (rule 19.23)', () => {
  const full = (calls: readonly IdempotentCall[]) =>
    applyChanges(
      aWorld([]),
      calls.flatMap((one) => rememberAnswer(aWorld([]), one, one.key, NOW)),
    ).state
  const numbered = (count: number) => Array.from({ length: count }, (_, n) => `k${n}`)
  const visitor = { isVisitor: true, owner: 'visitors-7' }

  test.each([
    ['a person has 1,000', numbered(1_000), {}, 429],
    ['one address has 100 in a bucket of visitors', numbered(100), visitor, 429],
  ])('%s keys: the next one waits until the first has ended', (_, keys, given, code) => {
    const [last = ''] = keys.slice(-1)
    const calls = keys.map((key) => call(key, given))
    expect(refuseWithoutRoom(full(calls.slice(1)), call(last, given), NOW)).toBeUndefined()
    const state = full(calls)
    const refused = { code, error: 'rate-limited', headers: { 'retry-after': '86400' } }
    expect(refuseWithoutRoom(state, call('more', given), NOW)).toEqual(refused)
    expect(refuseWithoutRoom(state, call('more', given), NOW + DAY)).toBeUndefined()
    expect(findRememberedAnswer(state, call('k0', given), NOW)).toBeDefined()
  })

  test('strangers fill a bucket of visitors with 1,000: the next one gets 503, and the first answer is still there', () => {
    const addresses = Array.from({ length: 40 }, (_, n) => `10.0.0.${n}`)
    const strangers = addresses.flatMap((address) =>
      numbered(25).map((key) => call(`${address}-${key}`, { ...visitor, address })),
    )
    const state = strangers.reduce(
      (before, one, n) =>
        n % 100 === 0 ? applyChanges(before, rememberAnswer(before, one, one.key, NOW)).state : before,
      full([call('honest', visitor), ...strangers]),
    )
    const refused = { code: 503, error: 'service-unavailable', headers: { 'retry-after': '86400' } }
    expect(refuseWithoutRoom(state, call('more', { ...visitor, address: 'fresh' }), NOW)).toEqual(refused)
    expect(findRememberedAnswer(state, call('honest', visitor), NOW)).toBeDefined()
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
