import { describe, expect, test } from 'vitest'
import { isAnythingLeft, nextOf } from '#web/shared/uploads/upload-queue.ts'
import type { DocumentType } from './issue-date.ts'
import { afterEvent, emptyQueue, type QueuedFile, type QueueEvent, type UploadQueue } from './upload-queue.ts'

const chosen = (id: string, type: DocumentType = 'medical-report'): QueuedFile => ({
  id,
  name: `${id}.pdf`,
  size: 1000,
  mediaType: 'application/pdf',
  category: type,
  state: 'chosen',
})
const queueAfter = (...events: readonly QueueEvent[]): UploadQueue => events.reduce(afterEvent, emptyQueue)
const states = ({ rows }: UploadQueue) => rows.map(({ id, state }) => `${id} ${state}`)

const added: QueueEvent = { kind: 'added', files: ['a', 'b', 'c'].map((id) => chosen(id)) }
const confirmed: QueueEvent = { kind: 'confirmed', type: 'medical-report', issuedOn: '2026-10-01' }
const handed = (id: string): QueueEvent[] => [
  { kind: 'begun', id },
  { kind: 'handed', id },
]
const lostAt = (id: string): QueueEvent[] => [
  { kind: 'begun', id },
  { kind: 'stopped', id, why: 'lost' },
]

describe('chosen files in the upload queue', () => {
  test('are not sent before the user submits', () => {
    expect(nextOf(queueAfter(added))).toBeUndefined()
  })

  test('of another type of document wait for their own submit', () => {
    const queue = queueAfter({ kind: 'added', files: [chosen('a'), chosen('x', 'other')] }, confirmed)
    expect(states(queue)).toEqual(['a waiting', 'x chosen'])
  })
})

describe('a lost network during an upload', () => {
  const queue = queueAfter(added, confirmed, ...handed('a'), ...lostAt('b'))

  test('preserves the date of a file that was already being sent, whatever date is given later', () => {
    const again = afterEvent(queue, { kind: 'confirmed', type: 'medical-report', issuedOn: '2026-11-01' })
    expect(nextOf(again)).toMatchObject({ id: 'b', issuedOn: '2026-10-01' })
  })
})

test('a refused date returns all files of its type to the form, and the next submit gives them another date', () => {
  const queue = queueAfter(
    added,
    confirmed,
    ...handed('a'),
    { kind: 'begun', id: 'b' },
    { kind: 'dateRefused', id: 'b', why: 'too-old' },
  )
  expect(states(queue)).toEqual(['a sent', 'b chosen', 'c chosen'])
  expect(queue.dateRefused).toEqual({ category: 'medical-report', why: 'too-old' })
  const again = afterEvent(queue, { kind: 'confirmed', type: 'medical-report', issuedOn: '2026-11-01' })
  expect(nextOf(again)).toMatchObject({ id: 'b', issuedOn: '2026-11-01' })
  expect(again.dateRefused).toBeUndefined()
})

test('leaving loses something as long as anything is not handed over, and nothing by what was refused', () => {
  const queue = queueAfter(added, confirmed, ...handed('a'), ...handed('b'))
  expect(isAnythingLeft(queue)).toBe(true)
  const end = [...handed('c')].reduce(afterEvent, queue)
  expect(isAnythingLeft(end)).toBe(false)
  expect(states(afterEvent(end, { kind: 'cleared', type: 'medical-report' }))).toEqual([])
  expect(isAnythingLeft(queueAfter(added, { kind: 'refused', id: 'a', why: 'type' }))).toBe(true)
})

test('chosen files can change their document type, files being sent cannot', () => {
  const moved: QueueEvent = { kind: 'moved', from: 'medical-report', to: 'other' }
  expect(queueAfter(added, moved).rows.map(({ category }) => category)).toEqual(['other', 'other', 'other'])
  expect(queueAfter(added, confirmed, moved).rows[0]?.category).toBe('medical-report')
})
