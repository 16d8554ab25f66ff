import { expect, test } from 'vitest'
import { BodyMemory } from './body-arena.ts'
import { Journal, type JournalEntry } from './journal.ts'
import { type NotedCall, noteBody } from './noted-call.ts'

const rest = { httpStatus: 200, errorCode: 200, error: undefined, rule: '', fault: undefined, changes: [] }
const call = (url: string) => ({ url }) as NotedCall
const note = (journal: Journal, operationId = 'getNps', url = '/api/nps') =>
  journal.add({ at: 0, operationId, ...rest, call: call(url) })
const idsOf = (entries: readonly JournalEntry[]) => entries.map(({ id }) => id)

test('the journal holds the last thousand entries, oldest first', () => {
  const journal = new Journal()
  for (let call = 0; call < 2_345; call++) note(journal)
  expect(idsOf(journal.entries())).toEqual(Array.from({ length: 1_000 }, (_, index) => 1_346 + index))
  expect(idsOf(journal.entries({ after: 2_343 }))).toEqual([2_344, 2_345])
})

test('a journal of another limit holds as many, and continues after what was stored', () => {
  const entry = { at: 0, operationId: 'getNps', ...rest, call: call('/api/nps') }
  const notes = [4, 5, 7].map((number) => ({ number, entry }))
  const journal = new Journal({ notes, last: 20 }, new BodyMemory({ entries: 3 }))
  expect([note(journal), idsOf(journal.entries())]).toEqual([21, [5, 7, 21]])
})

test('an entry that a reader holds does not change later', () => {
  const journal = new Journal()
  const followed: JournalEntry[] = []
  journal.follow((entry) => followed.push(entry))
  note(journal)
  const [first] = journal.entries()
  for (let n = 0; n < 1_000; n++) note(journal, 'saveNps', '/api/other')
  for (const entry of [first, followed[0]])
    expect(entry).toMatchObject({ id: 1, operationId: 'getNps', call: call('/api/nps') })
  expect(journal.entries().at(-1)).toMatchObject({ id: 1_001, operationId: 'saveNps', call: call('/api/other') })
})

test('an entry whose bodies were dropped has their sizes, and who signed in', () => {
  const journal = new Journal(undefined, new BodyMemory({ world: 100_000, process: 100_000 }))
  const add = (request: string, response: string, signIn = {}) =>
    journal.add({
      at: 0,
      operationId: 'logIn',
      ...rest,
      call: { ...call('/'), ...signIn, request: noteBody(request), response: noteBody(response) },
    })
  const sent = '{"step":"login","personalNumber":"2000001"}'
  const signIn = { login: '2000001', step: 'login' }
  add(sent, '{}', signIn)
  const before = journal.entries()[0]
  for (let n = 0; n < 10; n++) add('{"username":5}', '"x"'.repeat(5_000))
  expect(before?.call).toMatchObject({ ...signIn, request: { text: sent }, response: { text: '{}' } })
  expect(journal.entries()[0]?.call).toMatchObject({
    ...signIn,
    request: { text: undefined, size: sent.length },
    response: { text: undefined, size: 2 },
  })
  expect(journal.entries().at(-1)?.call).toMatchObject({ login: undefined, request: { text: '{"username":5}' } })
  // As a state link brings it into another world.
  const other = new Journal()
  for (const entry of journal.entries()) other.add(entry)
  expect(other.entries()).toEqual(journal.entries())
})

test('a picture is noted as a change without its bytes', () => {
  const journal = new Journal()
  const picture = { mediaType: 'image/jpeg', base64: '/9j/' }
  const changes = [
    { path: ['storedImages', 'img_new'], before: undefined, after: picture },
    { path: ['storedImages', 'img_old'], before: picture, after: undefined },
    { path: ['people', 'p-2000001', 'photos'], before: [], after: [{ id: 'pho-1' }] },
  ]
  journal.add({ at: 0, operationId: 'addRecipientPhoto', ...rest, changes })
  const [first, second, third] = journal.entries()[0]?.changes ?? []
  expect([first, second]).toEqual([
    { path: ['storedImages', 'img_new'], before: undefined, after: '' },
    { path: ['storedImages', 'img_old'], before: '', after: undefined },
  ])
  expect(third).toBe(changes[2])
})
