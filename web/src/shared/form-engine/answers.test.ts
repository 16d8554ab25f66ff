import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAnswers, DEBOUNCE_MS } from './answers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a typed text', () => {
  test('becomes the answer half a second after the last key, not at every key', () => {
    const answers = createAnswers({})
    const listener = vi.fn()
    answers.subscribeTo('name', listener)
    for (const text of ['J', 'Ja', 'Jan']) {
      answers.type('name', () => text)
      vi.advanceTimersByTime(DEBOUNCE_MS - 1)
    }
    expect([answers.get('name'), answers.latest('name'), listener.mock.calls.length]).toEqual([undefined, 'Jan', 0])
    vi.advanceTimersByTime(1)
    expect([answers.get('name'), listener.mock.calls.length]).toEqual(['Jan', 1])
  })

  test('becomes the answer at once when it is flushed, and only once', () => {
    const answers = createAnswers({})
    const listener = vi.fn()
    answers.subscribe(listener)
    answers.type('name', () => 'Jana')
    answers.flush()
    expect(answers.all()).toEqual({ name: 'Jana' })
    vi.advanceTimersByTime(DEBOUNCE_MS)
    expect(listener).toHaveBeenCalledOnce()
  })

  test('is based on the last typed text, whether or not it is the answer yet', () => {
    const answers = createAnswers({})
    answers.type('table', () => ({ rows: { a: ['1', ''] } }))
    answers.type('table', (before) => ({ rows: { ...(before as { rows: object }).rows, b: ['', '2'] } }))
    answers.flush()
    expect(answers.get('table')).toEqual({ rows: { a: ['1', ''], b: ['', '2'] } })
  })

  test('is not replaced by a stored draft that is restored meanwhile', () => {
    const answers = createAnswers({})
    answers.type('name', () => 'Jana')
    answers.replace({ name: 'Petr', town: 'Brno' })
    answers.flush()
    expect(answers.all()).toEqual({ name: 'Jana', town: 'Brno' })
  })

  test('leaves no answer when it is cleared', () => {
    const answers = createAnswers({ name: 'Jana' })
    answers.type('name', () => undefined)
    answers.flush()
    expect(answers.all()).toEqual({})
  })
})

describe('an answer', () => {
  test('set from outside is shown again by its field; one that the field set itself is not', () => {
    const answers = createAnswers({})
    answers.choose('sure', () => true)
    expect(answers.revision('sure')).toBe(0)
    answers.set('sure', false)
    expect(answers.revision('sure')).toBe(1)
    answers.set('sure', false)
    expect(answers.revision('sure')).toBe(1)
  })

  test('that a draft does not change does not reset its field', () => {
    const answers = createAnswers({ name: 'Jana', list: { chosen: [{ id: 'a' }] } })
    answers.replace({ name: 'Jana', list: { chosen: [{ id: 'a' }] }, town: 'Brno' })
    expect(['name', 'list', 'town'].map(answers.revision)).toEqual([0, 0, 1])
  })

  test('of one item notifies no other item', () => {
    const answers = createAnswers({})
    const [own, other] = [vi.fn(), vi.fn()]
    answers.subscribeTo('name', own)
    answers.subscribeTo('town', other)
    answers.set('name', 'Jana')
    expect([own.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
  })
})
