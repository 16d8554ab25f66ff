import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAnswers, DEBOUNCE_MS } from './answers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what is typed', () => {
  test('counts half a second after the last key, not at every key', () => {
    const answers = createAnswers({})
    const heard = vi.fn()
    answers.subscribeTo('name', heard)
    for (const text of ['J', 'Ja', 'Jan']) {
      answers.type('name', () => text)
      vi.advanceTimersByTime(DEBOUNCE_MS - 1)
    }
    expect([answers.get('name'), answers.latest('name'), heard.mock.calls.length]).toEqual([undefined, 'Jan', 0])
    vi.advanceTimersByTime(1)
    expect([answers.get('name'), heard.mock.calls.length]).toEqual(['Jan', 1])
  })

  test('counts at once when it is flushed, and once only', () => {
    const answers = createAnswers({})
    const heard = vi.fn()
    answers.subscribe(heard)
    answers.type('name', () => 'Jana')
    answers.flush()
    expect(answers.all()).toEqual({ name: 'Jana' })
    vi.advanceTimersByTime(DEBOUNCE_MS)
    expect(heard).toHaveBeenCalledOnce()
  })

  test('builds on what was typed last, counted or not', () => {
    const answers = createAnswers({})
    answers.type('table', () => ({ rows: { a: ['1', ''] } }))
    answers.type('table', (before) => ({ rows: { ...(before as { rows: object }).rows, b: ['', '2'] } }))
    answers.flush()
    expect(answers.get('table')).toEqual({ rows: { a: ['1', ''], b: ['', '2'] } })
  })

  test('stays when a kept draft comes meanwhile', () => {
    const answers = createAnswers({})
    answers.type('name', () => 'Jana')
    answers.replace({ name: 'Petr', town: 'Brno' })
    answers.flush()
    expect(answers.all()).toEqual({ name: 'Jana', town: 'Brno' })
  })

  test('leaves no answer when it is emptied', () => {
    const answers = createAnswers({ name: 'Jana' })
    answers.type('name', () => undefined)
    answers.flush()
    expect(answers.all()).toEqual({})
  })
})

describe('an answer', () => {
  test('that comes from elsewhere is shown anew; one that the field gave is not', () => {
    const answers = createAnswers({})
    answers.choose('sure', () => true)
    expect(answers.revision('sure')).toBe(0)
    answers.set('sure', false)
    expect(answers.revision('sure')).toBe(1)
    answers.set('sure', false)
    expect(answers.revision('sure')).toBe(1)
  })

  test('that a draft does not change keeps its field as it is', () => {
    const answers = createAnswers({ name: 'Jana', list: { chosen: [{ id: 'a' }] } })
    answers.replace({ name: 'Jana', list: { chosen: [{ id: 'a' }] }, town: 'Brno' })
    expect(['name', 'list', 'town'].map(answers.revision)).toEqual([0, 0, 1])
  })

  test('of one item is nobody else’s matter', () => {
    const answers = createAnswers({})
    const [own, other] = [vi.fn(), vi.fn()]
    answers.subscribeTo('name', own)
    answers.subscribeTo('town', other)
    answers.set('name', 'Jana')
    expect([own.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
  })
})
