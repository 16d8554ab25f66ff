import { expect, test, vi } from 'vitest'
import { ApiFailure } from '../api/envelope.ts'
import { createStoredIntent } from './stored-intent.ts'

function notesOf(stored = new Map<string, string>()) {
  return {
    get: (name: string) => stored.get(name),
    set: (name: string, value: string | undefined) => {
      if (value === undefined) stored.delete(name)
      else stored.set(name, value)
    },
  }
}

const keyOf = (key: string) => Promise.resolve(key)
const nothing = () => {}

test('the key is stored before anything is sent, and is the same after a reload', async () => {
  const stored = new Map<string, string>()
  const flush = vi.fn(() => expect(stored.size).toBe(1))
  let first = ''
  const fail = (key: string) => {
    first = key
    expect(flush).toHaveBeenCalledOnce()
    return Promise.reject(new ApiFailure({ error_code: 500, error: 'internal-error' }))
  }
  await expect(createStoredIntent(notesOf(stored), 'sending', flush).send({ a: 1 }, fail)).rejects.toThrow('500')
  expect(await createStoredIntent(notesOf(stored), 'sending', nothing).send({ a: 1 }, keyOf)).toBe(first)
  expect(stored.size).toBe(0)
})

test('a note that cannot be read is treated as a write that was never sent', async () => {
  const stored = new Map([['sending', '{"key":']])
  expect(await createStoredIntent(notesOf(stored), 'sending', nothing).send({}, keyOf)).toMatch(/^[0-9a-f]{32}$/)
})
