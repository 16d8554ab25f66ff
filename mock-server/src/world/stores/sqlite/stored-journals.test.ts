import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { scenarios } from '../../../scenarios/scenarios.ts'
import { freshFolder } from '../../../testing/data-folders.ts'
import { Clock } from '../../clock/clock.ts'
import { JOURNAL_LIMITS, type JournalLimits } from '../../journal/body-arena.ts'
import { journalOf } from '../../journal/journal.ts'
import { type NotedCall, noteBody } from '../../journal/noted-call.ts'
import { MemoryStore } from '../../world-store.ts'
import { Worlds } from '../../worlds.ts'
import { openDataFile } from './data-file.ts'
import { JOURNAL_TABLES, JournalFile } from './journal-file.ts'
import { StoredJournals } from './stored-journals.ts'

const rest = { at: 0, httpStatus: 200, errorCode: 200, error: undefined, rule: '', fault: undefined, changes: [] }
const KIB = 1_024
/** With its length and checksum a body of it has a few bytes more in the file. */
const BODY = JSON.stringify({ text: 'é'.repeat(400) })

/** A file of journals, and a server over it that notes calls. */
function openFile(limits: Partial<JournalLimits> = {}) {
  const database = openDataFile(join(freshFolder(), 'journals.sqlite'), JOURNAL_TABLES)
  onTestFinished(() => {
    if (database.isOpen) database.close()
  })
  const start = () => {
    const warnings: string[] = []
    const warn = (line: string) => void warnings.push(line)
    const journals = new StoredJournals(new JournalFile(database), warn, () => ({ ...JOURNAL_LIMITS, ...limits }))
    const worlds = new Worlds(
      scenarios,
      new MemoryStore(),
      (now) => new Clock(() => 0, now, true),
      undefined,
      () => 5,
    )
    const [one, other] = [worlds.open({ id: 'one' }), worlds.open({ id: 'other' })] as const
    journals.attach(1, one)
    journals.attach(2, other)
    const note = (world = one, text = BODY) =>
      journalOf(world).add({
        ...rest,
        operationId: 'getNps',
        call: { template: '/nps', url: '/api/nps', response: noteBody(text) } as NotedCall,
      })
    const read = (world = one) =>
      journalOf(world)
        .entries()
        .map(({ id, call }) => [id, call?.response?.text !== undefined])
    return { journals, one, other, note, read, warnings }
  }
  const count = (what: string) => database.prepare(`SELECT count(${what}) AS n FROM entries`).get()?.n
  return { database, start, count }
}

describe('the file has no more than the limits', () => {
  test('of entries: the newest of a world are there', async () => {
    const { start, count } = openFile({ entries: 70 })
    const { journals, one, other, note } = start()
    note(other)
    for (let n = 1; n <= 175; n++) note(one)
    await journals.save()
    expect(count('*')).toBe(71)
    const again = start()
    expect(again.read().map(([id]) => id)).toEqual(Array.from({ length: 70 }, (_, index) => 106 + index))
  })

  test('of bytes of the entries of a world without their bodies: the oldest are deleted, but never the newest', async () => {
    const { start } = openFile({ world: 3 * KIB })
    const { journals, one, read } = start()
    const add = (bytes: number) => journalOf(one).add({ ...rest, operationId: 'getNps', rule: 'a'.repeat(bytes) })
    for (const bytes of [10, 1_200, 1_200, 1_200]) add(bytes)
    await journals.save()
    expect(start().read()).toEqual([3, 4].map((id) => [id, false]))
    add(9_000)
    await journals.save()
    expect(start().read()).toEqual([[5, false]])
    expect(read()).toHaveLength(5)
  })

  test('of bytes in a world: the oldest bodies are dropped, with their sizes left', async () => {
    const { start } = openFile({ world: 3 * KIB })
    const { journals, one, other, note } = start()
    note(other)
    for (let n = 1; n <= 5; n++) note(one)
    await journals.save()
    const again = start()
    expect(again.read()).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, true],
      [5, true],
    ])
    expect(journalOf(again.one).entries()[0]?.call?.response).toEqual({ text: undefined, size: BODY.length })
    expect(again.read(again.other)).toEqual([[1, true]])
  })

  test('of bytes in all worlds: those of the worlds are dropped that were written to before the others', async () => {
    const { start, count } = openFile({ process: 3 * KIB })
    const { journals, one, other, note } = start()
    for (const world of [one, one, other]) note(world)
    await journals.save()
    expect(count('bodies')).toBe(3)
    note(other)
    await journals.save()
    const again = start()
    expect([again.read(), again.read(again.other)]).toEqual([
      [
        [1, false],
        [2, false],
      ],
      [
        [1, true],
        [2, true],
      ],
    ])
  })
})

test('a world that is deleted while journals are written has none in the file, and the others are written', async () => {
  const { start, count } = openFile()
  const { journals, one, other, note, warnings } = start()
  for (let n = 1; n <= 60; n++) note(one)
  note(other)
  const saved = journals.save()
  journals.remove(1)
  await saved
  expect([count('*'), warnings]).toEqual([1, []])
})

test('a full disk is reported once and loses nothing, and what was noted meanwhile is written later', async () => {
  const { database, start, count } = openFile()
  const { journals, note, warnings } = start()
  note()
  await journals.save()
  database.exec('PRAGMA query_only = ON')
  for (let n = 1; n <= 3; n++) {
    note()
    await journals.save()
  }
  expect(warnings).toEqual(['Journals are not stored at the moment (attempt to write a readonly database)'])
  database.exec('PRAGMA query_only = OFF')
  await journals.save()
  expect([count('*'), warnings.length]).toEqual([4, 1])
})

test('two writes at once write each entry once', async () => {
  const { start, count } = openFile()
  const { journals, note, warnings } = start()
  for (let n = 1; n <= 120; n++) note()
  await Promise.all([journals.save(), journals.save()])
  expect([count('*'), warnings]).toEqual([120, []])
})
