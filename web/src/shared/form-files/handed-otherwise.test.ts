import { expect, test } from 'vitest'
import { createNotes } from '../long-form/notes.ts'
import { readTextList } from '../read-json.ts'
import { HANDED_OTHERWISE, markHandedOtherwise } from './handed-otherwise.ts'

test('categories delivered otherwise are stored as JSON, each once, until they are unmarked', () => {
  const notes = createNotes()
  markHandedOtherwise(notes, 'report', true)
  markHandedOtherwise(notes, 'income', true)
  markHandedOtherwise(notes, 'report', true)
  expect(notes.get(HANDED_OTHERWISE)).toBe('["income","report"]')
  markHandedOtherwise(notes, 'income', false)
  markHandedOtherwise(notes, 'report', false)
  expect(notes.get(HANDED_OTHERWISE)).toBeUndefined()
})

test.each([
  ['nothing', undefined, []],
  ['invalid JSON', '[', []],
  ['another type', '{"report":true}', []],
  ['values that are not ids', '["report",1,null]', ['report']],
])('the categories handed over otherwise are read from %s', (_, text, ids) => {
  expect(readTextList(text)).toEqual(ids)
})
