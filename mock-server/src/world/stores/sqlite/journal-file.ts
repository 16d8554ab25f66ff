import type { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import type { JournalLimits } from '../../journal/body-arena.ts'
import type { JournalEntry, NewJournalEntry } from '../../journal/journal.ts'
import { maskEntry } from '../../journal/note.ts'
import type { NotedBody } from '../../journal/noted-call.ts'
import type { StoredNote } from '../../sharing.ts'
import { decode, encode } from '../../stored-values.ts'
import { transaction } from './writes.ts'

/**
 * `last` is the id after which a world continues. `saved` orders the journals by their last write, `bytes` are those of their bodies, and
 * `createdAt` is the world's: keys begin again when the file of worlds is replaced.
 */
export const JOURNAL_TABLES = `
    CREATE TABLE journals (
      world INTEGER PRIMARY KEY,
      createdAt INTEGER NOT NULL,
      last INTEGER NOT NULL,
      bytes INTEGER NOT NULL DEFAULT 0,
      saved INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE entries (
      world INTEGER NOT NULL REFERENCES journals(world) ON DELETE CASCADE,
      id INTEGER NOT NULL,
      entry BLOB NOT NULL,
      bodies BLOB,
      PRIMARY KEY (world, id)
    ) STRICT;`

interface Row {
  readonly id: number
  readonly entry: Uint8Array
  readonly bodies: Uint8Array | null
}

/** The tables of journals. Worlds are named by their key in the file of worlds. Methods throw the errors of SQLite, or `StoreError`. */
export class JournalFile {
  readonly #database: DatabaseSync
  readonly #selectJournal
  readonly #selectEntries
  readonly #delete
  readonly #continueAfter
  readonly #insertEntry
  readonly #deleteOld
  readonly #dropBodies
  readonly #measure
  readonly #selectUnused

  constructor(database: DatabaseSync) {
    this.#database = database
    // It survives the end of the process anyway, and no call should wait for the disk.
    database.exec('PRAGMA synchronous = NORMAL')
    this.#selectJournal = database.prepare('SELECT last FROM journals WHERE world = ?')
    this.#selectEntries = database.prepare('SELECT id, entry, bodies FROM entries WHERE world = ? ORDER BY id')
    this.#delete = database.prepare('DELETE FROM journals WHERE world = ?')
    this.#continueAfter = database.prepare(
      'INSERT INTO journals (world, createdAt, last) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET last = excluded.last',
    )
    this.#insertEntry = database.prepare('INSERT INTO entries VALUES (?, ?, ?, ?)')
    this.#deleteOld = database.prepare(
      `DELETE FROM entries WHERE world = ?1 AND id <= (
         SELECT max(id) FROM (
           SELECT id, row_number() OVER newer AS place, sum(length(entry)) OVER newer AS bytes
           FROM entries WHERE world = ?1 WINDOW newer AS (ORDER BY id DESC)
         ) WHERE place > ?2 OR (bytes > ?3 AND place > 1))`,
    )
    this.#dropBodies = database.prepare(
      `UPDATE entries SET bodies = NULL WHERE world = ?1 AND bodies IS NOT NULL AND id <= (
         SELECT max(id) FROM (
           SELECT id, sum(length(bodies)) OVER (ORDER BY id DESC) AS bytes
           FROM entries WHERE world = ?1 AND bodies IS NOT NULL
         ) WHERE bytes > ?2)`,
    )
    this.#measure = database.prepare(
      `UPDATE journals SET saved = (SELECT max(saved) + 1 FROM journals),
         bytes = (SELECT coalesce(sum(length(bodies)), 0) FROM entries WHERE world = ?1)
       WHERE world = ?1`,
    )
    this.#selectUnused = database.prepare(
      `SELECT world FROM (SELECT world, bytes, sum(bytes) OVER (ORDER BY saved DESC) AS total FROM journals)
       WHERE total > ? AND bytes > 0`,
    )
  }

  /** The worlds that have a journal here, with the times when they were created. */
  worlds(): readonly (readonly [world: number, createdAt: number])[] {
    const rows = this.#database.prepare('SELECT world, createdAt FROM journals').all()
    return rows.map(({ world, createdAt }) => [Number(world), Number(createdAt)])
  }

  /** 0 for a world without a journal. */
  last(world: number): number {
    return Number(this.#selectJournal.get(world)?.last ?? 0)
  }

  /** Throws for one that was damaged. */
  entries(world: number): readonly StoredNote[] {
    return (this.#selectEntries.all(world) as unknown as readonly Row[]).map(noteOf)
  }

  continueAfter(world: number, createdAt: number, last: number): void {
    this.#continueAfter.run(world, createdAt, last)
  }

  delete(world: number): void {
    this.#delete.run(world)
  }

  /** Adds entries, masked, to a journal that has the id after which it continues. */
  append(world: number, createdAt: number, entries: readonly JournalEntry[], last: number): void {
    transaction(this.#database, () => {
      this.continueAfter(world, createdAt, last)
      for (const { id, ...entry } of entries) this.#insertEntry.run(world, id, ...columnsOf(maskEntry(entry)))
    })
  }

  /**
   * Deletes what is above the limits: the oldest of this world, whose entries have as many bytes as their bodies (one event may change a
   * thousand records), then the bodies of worlds that were not written to for longest.
   */
  shorten(world: number, limits: JournalLimits): void {
    transaction(this.#database, () => {
      this.#deleteOld.run(world, limits.entries, limits.world)
      this.#dropBodies.run(world, limits.world)
      this.#measure.run(world)
      for (const { world: unused } of this.#selectUnused.all(limits.process)) {
        this.#dropBodies.run(Number(unused), 0)
        this.#measure.run(Number(unused))
      }
    })
  }

  close(): void {
    this.#database.close()
  }
}

function columnsOf({ call, ...entry }: NewJournalEntry): [Uint8Array, Uint8Array | null] {
  if (!call) return [pack(entry), null]
  const { request, response } = call
  const texts = [request?.text, response?.text].map((text) => (text === undefined ? undefined : Buffer.from(text)))
  const withoutText = (body: NotedBody | undefined) => body && { ...body, text: undefined }
  const stored = { ...entry, call: { ...call, request: withoutText(request), response: withoutText(response) } }
  return [pack(stored), texts.some((text) => text !== undefined) ? pack(texts) : null]
}

function noteOf({ id, entry, bodies }: Row): StoredNote {
  const { call, ...rest } = unpack(entry) as NewJournalEntry
  if (!call || !bodies) return { number: id, entry: { ...rest, call } }
  const [request, response] = unpack(bodies) as readonly (Uint8Array | undefined)[]
  const withText = (body: NotedBody | undefined, text: Uint8Array | undefined) =>
    body && { ...body, text: text && Buffer.from(text).toString() }
  const read = { ...call, request: withText(call.request, request), response: withText(call.response, response) }
  return { number: id, entry: { ...rest, call: read } }
}

const CHECKSUM = 4

/** With a checksum, because SQLite does not notice changed bytes of a value. */
function pack(value: unknown): Uint8Array {
  const bytes = encode(value)
  const packed = Buffer.alloc(CHECKSUM + bytes.length)
  packed.writeUInt32BE(crc32(bytes))
  packed.set(bytes, CHECKSUM)
  return packed
}

function unpack(packed: Uint8Array): unknown {
  const bytes = Buffer.from(packed.subarray(CHECKSUM))
  if (crc32(bytes) !== Buffer.from(packed).readUInt32BE()) throw new Error('its bytes have changed')
  return decode(bytes)
}
