import { describe, expect, test } from 'vitest'
import { filesAfter, isAnythingLeft, nextOf, type QueuedFile, type UploadEvent } from './upload-queue.ts'

type File = QueuedFile<string, string, string>
type Event = UploadEvent<string, string, string>

const waiting = (id: string): File => ({
  id,
  name: `${id}.pdf`,
  size: 1000,
  mediaType: 'application/pdf',
  about: 'a paper',
  state: 'waiting',
})
const filesOf = (...events: readonly Event[]) => events.reduce<readonly File[]>(filesAfter, [])
const states = (files: readonly File[]) => files.map(({ id, state }) => `${id} ${state}`)

const added: Event = { kind: 'added', files: ['a', 'b', 'c'].map(waiting) }
const handed = (id: string): Event[] => [
  { kind: 'begun', id },
  { kind: 'handed', id },
]
const lostAt = (id: string): Event[] => [
  { kind: 'begun', id },
  { kind: 'stopped', id, why: 'lost' },
]

describe('files that wait', () => {
  test('go one at a time, in the order they were chosen in', () => {
    expect(nextOf(filesOf(added))?.id).toBe('a')
    expect(nextOf(filesOf(added, { kind: 'begun', id: 'a' }))).toBeUndefined()
    expect(nextOf(filesOf(added, ...handed('a')))?.id).toBe('b')
  })

  test('do not go while they are only chosen', () => {
    expect(nextOf(filesOf({ kind: 'added', files: [{ ...waiting('a'), state: 'chosen' }] }))).toBeUndefined()
  })

  test('can be taken out, but not while they are on their way', () => {
    const files = filesOf(added, { kind: 'begun', id: 'a' }, { kind: 'removed', id: 'a' }, { kind: 'removed', id: 'b' })
    expect(states(files)).toEqual(['a sending', 'c waiting'])
  })
})

describe('a lost network', () => {
  const files = filesOf(added, ...handed('a'), ...lostAt('b'))

  test('stops at the file that failed: what is uploaded stays, the rest waits', () => {
    expect(states(files)).toEqual(['a sent', 'b failed', 'c waiting'])
    expect(nextOf(files)).toBeUndefined()
  })

  test('goes on there after a press, as it was before', () => {
    const on = filesAfter(files, { kind: 'resumed' })
    expect(nextOf(on)).toEqual(waiting('b'))
  })

  test('lets the rest go when the failed file is taken out', () => {
    expect(nextOf(filesAfter(files, { kind: 'removed', id: 'b' }))?.id).toBe('c')
  })
})

test('a file that the provider refuses does not hold the others', () => {
  const files = filesOf(added, { kind: 'begun', id: 'a' }, { kind: 'refused', id: 'a', why: 'mismatch' })
  expect(states(files)).toEqual(['a refused', 'b waiting', 'c waiting'])
  expect(nextOf(files)?.id).toBe('b')
})

test('progress never goes back, and none comes after the end', () => {
  const half = filesOf(added, { kind: 'begun', id: 'a' }, { kind: 'progressed', id: 'a', share: 0.5 })
  expect(filesAfter(half, { kind: 'progressed', id: 'a', share: 0.2 })[0]).toMatchObject({ progress: 0.5 })
  const end = filesAfter(half, { kind: 'handed', id: 'a' })
  expect(filesAfter(end, { kind: 'progressed', id: 'a', share: 1 })).toEqual(end)
})

test('a file that is sent again starts from nothing', () => {
  const half = filesOf(added, { kind: 'begun', id: 'a' }, { kind: 'progressed', id: 'a', share: 0.5 })
  const again = [{ kind: 'stopped', id: 'a', why: 'lost' }, { kind: 'resumed' }, { kind: 'begun', id: 'a' }] as const
  expect(again.reduce<readonly File[]>(filesAfter, half)[0]).toMatchObject({ state: 'sending', progress: 0 })
})

test('what happens to a file that is gone changes nothing', () => {
  expect(filesOf(added, { kind: 'removed', id: 'a' }, { kind: 'handed', id: 'a' })).toEqual(
    filesOf(added, { kind: 'removed', id: 'a' }),
  )
})

test('leaving loses something as long as anything is not handed over, and nothing by what was refused', () => {
  expect(isAnythingLeft(filesOf(added, ...handed('a'), ...handed('b')))).toBe(true)
  expect(isAnythingLeft(filesOf(added, ...handed('a'), ...handed('b'), ...lostAt('c')))).toBe(true)
  const refused: Event = { kind: 'refused', id: 'c', why: 'type' }
  expect(isAnythingLeft(filesOf(added, ...handed('a'), ...handed('b'), refused))).toBe(false)
})
