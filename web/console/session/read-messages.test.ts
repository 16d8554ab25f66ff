import { beforeEach, expect, test } from 'vitest'
import { isRead, markMessages, readMarks } from './read-messages.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
} as Storage
const code = { id: 'm-1', at: '2026-11-10T09:00:00.000Z' }

beforeEach(() => stored.clear())

test('a message is read until it is marked as unread, in a later visit too', () => {
  markMessages(storage, [code], true)
  expect(isRead(readMarks(storage), code)).toBe(true)
  expect(isRead(markMessages(storage, [code], false), code)).toBe(false)
})

test('a message of another world with the same id is unread', () => {
  expect(isRead(markMessages(storage, [code], true), { ...code, at: '2026-11-11T09:00:00.000Z' })).toBe(false)
})

test.each(['{', '{}', '[1]'])('the invalid list %s counts as empty', (list) => {
  stored.set('console-read-messages', list)
  expect(readMarks(storage)).toEqual([])
})
