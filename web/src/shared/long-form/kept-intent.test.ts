import { expect, test, vi } from 'vitest'
import { createKeptIntent } from './kept-intent.ts'

function notesOf(kept = new Map<string, string>()) {
  return {
    get: (name: string) => kept.get(name),
    set: (name: string, value: string | undefined) => {
      if (value === undefined) kept.delete(name)
      else kept.set(name, value)
    },
  }
}

const nothing = () => {}

test('the key is kept before anything is sent, and the same after a reload', () => {
  const kept = new Map<string, string>()
  const flush = vi.fn(() => expect(kept.size).toBe(1))
  const key = createKeptIntent(notesOf(kept), flush).keyFor({ a: 1 })
  expect(flush).toHaveBeenCalledOnce()
  expect([...kept.values()].join()).toContain(key)
  expect(createKeptIntent(notesOf(kept), nothing).keyFor({ a: 1 })).toBe(key)
})

test('other answers are another sending: a key that comes with another body is refused', () => {
  const intent = createKeptIntent(notesOf(), nothing)
  expect(intent.keyFor({ a: 1 })).not.toBe(intent.keyFor({ a: 2 }))
})

test('once it was decided the next sending has a key of its own', () => {
  const intent = createKeptIntent(notesOf(), nothing)
  const key = intent.keyFor({ a: 1 })
  intent.settle()
  expect(intent.keyFor({ a: 1 })).not.toBe(key)
})

test('a note that does not read is a sending that was never made', () => {
  const kept = new Map([['sending', '{"key":']])
  expect(createKeptIntent(notesOf(kept), nothing).keyFor({})).toMatch(/^[0-9a-f]{32}$/)
})
