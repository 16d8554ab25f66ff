import { expect, test, vi } from 'vitest'
import { ApiFailure } from '../api/envelope.ts'
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

const keyOf = (key: string) => Promise.resolve(key)
const nothing = () => {}

test('the key is stored before anything is sent, and is the same after a reload', async () => {
  const kept = new Map<string, string>()
  const flush = vi.fn(() => expect(kept.size).toBe(1))
  let first = ''
  const fail = (key: string) => {
    first = key
    expect(flush).toHaveBeenCalledOnce()
    return Promise.reject(new ApiFailure({ error_code: 500, error: 'internal-error' }))
  }
  await expect(createKeptIntent(notesOf(kept), 'sending', flush).send({ a: 1 }, fail)).rejects.toThrow('500')
  expect(await createKeptIntent(notesOf(kept), 'sending', nothing).send({ a: 1 }, keyOf)).toBe(first)
  expect(kept.size).toBe(0)
})

test('a note that cannot be read is treated as a write that was never sent', async () => {
  const kept = new Map([['sending', '{"key":']])
  expect(await createKeptIntent(notesOf(kept), 'sending', nothing).send({}, keyOf)).toMatch(/^[0-9a-f]{32}$/)
})
