import { describe, expect, test } from 'vitest'
import { emptyState } from '../../scenarios/people/people-state.ts'
import { applyChanges, valueAt } from './commit.ts'

const state = { ...emptyState, values: { a: '1', b: '2' } }

describe('a commit', () => {
  test('leaves the old state unchanged and shares everything outside the path', () => {
    const { state: next } = applyChanges(state, [{ path: ['values', 'a'], value: '9' }])
    expect(state.values).toEqual({ a: '1', b: '2' })
    expect(next.values).toEqual({ a: '9', b: '2' })
    expect(next.people).toBe(state.people)
  })

  test('returns the previous value at each path', () => {
    const { applied } = applyChanges(state, [
      { path: ['values', 'a'], value: '9' },
      { path: ['values', 'a'], value: undefined },
    ])
    expect(applied).toEqual([
      { path: ['values', 'a'], before: '1', after: '9' },
      { path: ['values', 'a'], before: '9', after: undefined },
    ])
  })

  test('deletes a key by undefined, and deleting a missing key changes nothing', () => {
    const { state: next } = applyChanges(state, [
      { path: ['values', 'a'], value: undefined },
      { path: ['idempotency', 'nobody', 'key'], value: undefined },
    ])
    expect(next.values).toStrictEqual({ b: '2' })
    expect(next.idempotency).toEqual({})
  })

  test('removes thousands of entries in one step without copying their record for each', () => {
    const keys = Array.from({ length: 4_000 }, (_, index) => `address ${index}`)
    const full = { ...state, values: Object.fromEntries(keys.map((key) => [key, '1'])) }
    const before = process.cpuUsage()
    const { state: next } = applyChanges(full, [
      ...keys.map((key) => ({ path: ['values', key], value: undefined })),
      ...keys.map((key) => ({ path: ['values', `new ${key}`], value: '2' })),
    ])
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000)
    expect(Object.keys(next.values)).toHaveLength(4_000)
    expect(Object.keys(full.values)).toEqual(keys)
  })

  test('creates missing parents', () => {
    const { state: next } = applyChanges(state, [{ path: ['revokedTokens', 'p-1', 'jti'], value: 5 }])
    expect(next.revokedTokens).toEqual({ 'p-1': { jti: 5 } })
  })

  test('stores a key named __proto__ as an own key', () => {
    const { state: next } = applyChanges(state, [{ path: ['missingTranslations', '__proto__', 'polluted'], value: 1 }])
    expect(valueAt(next, ['missingTranslations', '__proto__', 'polluted'])).toBe(1)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('without changes returns the same state object', () =>
    expect(applyChanges(state, [])).toStrictEqual({ state, applied: [] }))

  test('deletes nothing where the parent is missing, and creates none', () => {
    const { state: next } = applyChanges(state, [{ path: ['idempotency', 'nobody', 'of', 'key'], value: undefined }])
    expect(next.idempotency).toStrictEqual({})
  })

  test('finds no value inside a string, an array or null', () => {
    const listed = { ...state, values: { list: ['x'], text: 'x', nothing: null } as unknown as typeof state.values }
    for (const key of ['list', 'text', 'nothing'])
      for (const inside of ['0', 'length']) expect(valueAt(listed, ['values', key, inside])).toBeUndefined()
  })

  test('refuses a path through a value and a change of the root', () => {
    expect(() => applyChanges(state, [{ path: ['values', 'a', 'b'], value: 1 }])).toThrow(
      /^There is no object at values\.a$/,
    )
    expect(() => applyChanges(state, [{ path: [], value: {} }])).toThrow('whole world')
  })
})
