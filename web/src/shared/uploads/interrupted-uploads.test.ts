import { expect, test } from 'vitest'
import { notesOf, replacedBy, withoutReceived } from './interrupted-uploads.ts'

const chosenAt = Date.parse('2026-11-10T09:00:00Z')
const row = (id: string, traits = {}) => ({
  id,
  name: 'zpráva.pdf',
  size: 1000,
  category: 'report',
  state: 'waiting',
  ...traits,
})
const interrupted = (id: string, traits = {}) => row(id, { state: 'interrupted', chosenAt, ...traits })

test('an upload has a note until it is sent or refused, with the time of its first note', () => {
  const rows = [row('a', { state: 'failed' }), row('b', { state: 'sent' }), row('c', { state: 'refused' }), row('d')]
  const before = { name: 'zpráva.pdf', size: 1000, category: 'report', chosenAt }
  expect(notesOf(rows, [{ id: 'a', ...before }], chosenAt + 5)).toEqual([
    { id: 'a', ...before },
    { id: 'd', ...before, chosenAt: chosenAt + 5 },
  ])
})

test.each([
  ['the same file, uploaded after the choice', {}, []],
  ['the same file, uploaded before the choice', { uploadedAt: '2026-11-10T08:59:59.999Z' }, ['a']],
  ['a file of another size', { size: 1001 }, ['a']],
  ['a file with another name', { name: 'jiná.pdf' }, ['a']],
])('an interrupted upload is dropped only if the provider lists that file: %s', (_, traits, left) => {
  const listed = { name: 'zpráva.pdf', size: 1000, uploadedAt: '2026-11-10T09:00:00.000Z', ...traits }
  const rows = [interrupted('a', { name: 'zpráva.pdf'.normalize('NFD') }), row('b')]
  expect(withoutReceived(rows, [listed]).map(({ id }) => id)).toEqual([...left, 'b'])
})

test('a chosen file replaces the interrupted upload of its name, preferably of its size', () => {
  const rows = [row('a'), interrupted('b', { size: 900 }), interrupted('c')]
  const replaced = (name: string, size: number) => replacedBy(rows, { name, size })?.id
  expect([replaced('zpráva.pdf', 1000), replaced('zpráva.pdf', 800), replaced('jiná.pdf', 900)]).toEqual([
    'c',
    'b',
    undefined,
  ])
})
