import { describe, expect, test } from 'vitest'
import { emptyState } from '../../scenarios/people-state.ts'
import { applyChanges, valueAt } from './commit.ts'

const state = { ...emptyState, values: { a: '1', b: '2' } }

describe('a commit', () => {
  test('leaves the old state as it was and shares everything beside the path', () => {
    const { state: next } = applyChanges(state, [{ path: ['values', 'a'], value: '9' }])
    expect(state.values).toEqual({ a: '1', b: '2' })
    expect(next.values).toEqual({ a: '9', b: '2' })
    expect(next.people).toBe(state.people)
  })

  test('tells what stood at each place before', () => {
    const { applied } = applyChanges(state, [
      { path: ['values', 'a'], value: '9' },
      { path: ['values', 'a'], value: undefined },
    ])
    expect(applied).toEqual([
      { path: ['values', 'a'], before: '1', after: '9' },
      { path: ['values', 'a'], before: '9', after: undefined },
    ])
  })

  test('deletes a key by undefined, and deleting what is not there changes nothing', () => {
    const { state: next } = applyChanges(state, [
      { path: ['values', 'a'], value: undefined },
      { path: ['idempotency', 'nobody', 'key'], value: undefined },
    ])
    expect(next.values).toStrictEqual({ b: '2' })
    expect(next.idempotency).toEqual({})
  })

  test('makes missing parents on the way', () => {
    const { state: next } = applyChanges(state, [{ path: ['revokedTokens', 'p-1', 'jti'], value: 5 }])
    expect(next.revokedTokens).toEqual({ 'p-1': { jti: 5 } })
  })

  test('keeps a key named __proto__ as a key of its own', () => {
    const { state: next } = applyChanges(state, [{ path: ['missingTranslations', '__proto__', 'polluted'], value: 1 }])
    expect(valueAt(next, ['missingTranslations', '__proto__', 'polluted'])).toBe(1)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('of nothing leaves the very same state', () =>
    expect(applyChanges(state, [])).toStrictEqual({ state, applied: [] }))

  test('deletes nothing where the parent is not there, and makes none', () => {
    const { state: next } = applyChanges(state, [{ path: ['idempotency', 'nobody', 'of', 'key'], value: undefined }])
    expect(next.idempotency).toStrictEqual({})
  })

  test('finds nothing inside a text, a list or nothing', () => {
    const listed = { ...state, values: { list: ['x'], text: 'x', nothing: null } as unknown as typeof state.values }
    for (const key of ['list', 'text', 'nothing'])
      for (const inside of ['0', 'length']) expect(valueAt(listed, ['values', key, inside])).toBeUndefined()
  })

  test('refuses a path through a value and a change of the whole world', () => {
    expect(() => applyChanges(state, [{ path: ['values', 'a', 'b'], value: 1 }])).toThrow(
      /^No object stands at values\.a$/,
    )
    expect(() => applyChanges(state, [{ path: [], value: {} }])).toThrow('whole world')
  })
})
