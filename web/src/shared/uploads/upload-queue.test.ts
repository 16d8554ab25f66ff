import { describe, expect, test } from 'vitest'
import {
  isAnythingLeft,
  nextOf,
  type QueuedFile,
  queueAfter,
  type UploadEvent,
  type UploadQueue,
} from './upload-queue.ts'

type File = QueuedFile<string, string, string>
type Event = UploadEvent<string, string, string>

const waiting = (id: string): File => ({
  id,
  name: `${id}.pdf`,
  size: 1000,
  mediaType: 'application/pdf',
  category: 'a paper',
  state: 'waiting',
})
type Queue = UploadQueue<string, string, string>
const empty: Queue = { rows: [], dateRefused: undefined }
const then = (queue: Queue, ...events: readonly Event[]) => events.reduce<Queue>(queueAfter, queue)
const queueOf = (...events: readonly Event[]) => then(empty, ...events)
const states = ({ rows }: Queue) => rows.map(({ id, state }) => `${id} ${state}`)

const added: Event = { kind: 'added', files: ['a', 'b', 'c'].map(waiting) }
const handed = (id: string): Event[] => [
  { kind: 'begun', id },
  { kind: 'handed', id },
]
const lostAt = (id: string): Event[] => [
  { kind: 'begun', id },
  { kind: 'stopped', id, why: 'lost' },
]

describe('waiting files', () => {
  test('are uploaded one at a time, in the order in which they were chosen', () => {
    expect(nextOf(queueOf(added))?.id).toBe('a')
    expect(nextOf(queueOf(added, { kind: 'begun', id: 'a' }))).toBeUndefined()
    expect(nextOf(queueOf(added, ...handed('a')))?.id).toBe('b')
  })

  test('are not uploaded while they are only chosen', () => {
    expect(nextOf(queueOf({ kind: 'added', files: [{ ...waiting('a'), state: 'chosen' }] }))).toBeUndefined()
  })

  test('can be removed, but not while they are being uploaded', () => {
    const queue = queueOf(added, { kind: 'begun', id: 'a' }, { kind: 'removed', id: 'a' }, { kind: 'removed', id: 'b' })
    expect(states(queue)).toEqual(['a sending', 'c waiting'])
  })
})

describe('a lost network', () => {
  const queue = queueOf(added, ...handed('a'), ...lostAt('b'))

  test('stops the queue at the failed file: uploaded files stay, the rest waits', () => {
    expect(states(queue)).toEqual(['a sent', 'b failed', 'c waiting'])
    expect(nextOf(queue)).toBeUndefined()
  })

  test('continues there after a click, in the same order', () => {
    const on = then(queue, { kind: 'resumed' })
    expect(nextOf(on)).toEqual(waiting('b'))
  })

  test('lets the rest continue when the failed file is removed', () => {
    expect(nextOf(then(queue, { kind: 'removed', id: 'b' }))?.id).toBe('c')
  })
})

test('a file that the provider refuses does not stop the others', () => {
  const queue = queueOf(added, { kind: 'begun', id: 'a' }, { kind: 'refused', id: 'a', why: 'mismatch' })
  expect(states(queue)).toEqual(['a refused', 'b waiting', 'c waiting'])
  expect(nextOf(queue)?.id).toBe('b')
})

test('progress never decreases, and none is reported after the end', () => {
  const half = queueOf(added, { kind: 'begun', id: 'a' }, { kind: 'progressed', id: 'a', share: 0.5 })
  expect(then(half, { kind: 'progressed', id: 'a', share: 0.2 }).rows[0]).toMatchObject({ progress: 0.5 })
  const end = then(half, { kind: 'handed', id: 'a' })
  expect(then(end, { kind: 'progressed', id: 'a', share: 1 })).toEqual(end)
})

test('a file that is sent again starts at zero', () => {
  const half = queueOf(added, { kind: 'begun', id: 'a' }, { kind: 'progressed', id: 'a', share: 0.5 })
  const again = [{ kind: 'stopped', id: 'a', why: 'lost' }, { kind: 'resumed' }, { kind: 'begun', id: 'a' }] as const
  expect(again.reduce<Queue>(queueAfter, half).rows[0]).toMatchObject({ state: 'sending', progress: 0 })
})

test('an event of a removed file changes nothing', () => {
  expect(queueOf(added, { kind: 'removed', id: 'a' }, { kind: 'handed', id: 'a' })).toEqual(
    queueOf(added, { kind: 'removed', id: 'a' }),
  )
})

test('leaving loses something as long as any file is not uploaded, except refused files', () => {
  expect(isAnythingLeft(queueOf(added, ...handed('a'), ...handed('b')))).toBe(true)
  expect(isAnythingLeft(queueOf(added, ...handed('a'), ...handed('b'), ...lostAt('c')))).toBe(true)
  const refused: Event = { kind: 'refused', id: 'c', why: 'type' }
  expect(isAnythingLeft(queueOf(added, ...handed('a'), ...handed('b'), refused))).toBe(false)
})
