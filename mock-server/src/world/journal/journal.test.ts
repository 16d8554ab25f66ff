import { expect, test } from 'vitest'
import { Journal, type JournalEntry } from './journal.ts'
import type { NotedCall } from './noted-call.ts'

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
