import { chmodSync, closeSync, existsSync, linkSync, mkdirSync, openSync, readSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FORMAT } from '../../format.ts'
import { ANSWER, DataFolderError, reasonOf } from './data-folder-error.ts'

/** „GAwo“: distinguishes our files from other databases. */
const APPLICATION_ID = 0x4741776f

const LENGTH = 100
const MAGIC = 'SQLite format 3\0'
const FORMAT_AT = 60
const APPLICATION_AT = 68

/** Checks the file's header with plain reads: opening a database may already write to it. Throws `DataFolderError`. */
function validateHeader(path: string): void {
  const head = readHead(path)
  if (head.length < LENGTH || head.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new DataFolderError(`${path} is no SQLite database. ${ANSWER.damaged}`)
  if (head.readUInt32BE(APPLICATION_AT) !== APPLICATION_ID)
    throw new DataFolderError(`${path} is a database of another program. It was left as it is; ${ANSWER.elsewhere}.`)
  const format = head.readUInt32BE(FORMAT_AT)
  if (format !== FORMAT)
    throw new DataFolderError(
      `${path} was written by ${format > FORMAT ? 'a newer' : 'an older'} version of this server (format ${format}, this one knows ${FORMAT}). ` +
        `It was left as it is: start that version, or ${ANSWER.elsewhere}.`,
    )
}

function readHead(path: string): Buffer {
  try {
    const file = openSync(path, 'r')
    try {
      const head = Buffer.alloc(LENGTH)
      return head.subarray(0, readSync(file, head, 0, LENGTH, 0))
    } finally {
      closeSync(file)
    }
  } catch (error) {
    throw new DataFolderError(`${path} cannot be read (${reasonOf(error)}). ${ANSWER.damaged}`)
  }
}

/** The columns of a world or a snapshot besides its state. */
const MOMENT =
  'random TEXT NOT NULL, now INTEGER NOT NULL, frozen INTEGER NOT NULL, ranUpTo INTEGER NOT NULL, label TEXT NOT NULL'

/**
 * A world is a complete state and the steps since. States are stored once, by the hash of their bytes: worlds of one scenario share one,
 * even if the scenario changes later. `life` is the server's own time (`lifetime.ts`); `createdAt`,
 * `usedAt` and `savedAt` are real time.
 */
const WORLD_TABLES = `
    CREATE TABLE states (hash TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
    CREATE TABLE worlds (
      key INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      scenario TEXT NOT NULL,
      seed TEXT NOT NULL,
      version INTEGER NOT NULL,
      state TEXT NOT NULL REFERENCES states(hash),
      ${MOMENT},
      life INTEGER NOT NULL,
      createdAt INTEGER NOT NULL,
      usedAt INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX worlds_by_state ON worlds(state);
    CREATE TABLE steps (
      number INTEGER PRIMARY KEY,
      world INTEGER NOT NULL REFERENCES worlds(key) ON DELETE CASCADE,
      version INTEGER NOT NULL,
      changes BLOB NOT NULL,
      ${MOMENT},
      life INTEGER NOT NULL,
      UNIQUE (world, version)
    ) STRICT;
    CREATE TABLE snapshots (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      scenario TEXT NOT NULL,
      seed TEXT NOT NULL,
      state TEXT NOT NULL REFERENCES states(hash),
      ${MOMENT},
      world TEXT NOT NULL,
      savedAt INTEGER NOT NULL,
      history BLOB NOT NULL
    ) STRICT;
    CREATE INDEX snapshots_by_state ON snapshots(state);
    CREATE TABLE server (life INTEGER NOT NULL) STRICT;
    INSERT INTO server VALUES (0);`

function createTables(database: DatabaseSync, tables: string): void {
  database.exec(`
    PRAGMA application_id = ${APPLICATION_ID};
    PRAGMA user_version = ${FORMAT};
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    BEGIN;
    ${tables}
    COMMIT`)
}

const BUSY = 5

/**
 * Opens a file of the data folder for this process alone, creates it with `tables` if it is missing, and checks its integrity. Throws
 * `DataFolderError`; an unsuitable file is left unchanged byte for byte.
 */
export function openDataFile(path: string, tables = WORLD_TABLES): DatabaseSync {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    if (!existsSync(path)) createDataFile(path, tables)
  } catch (error) {
    if (error instanceof DataFolderError) throw error
    throw new DataFolderError(
      `${path} cannot be made (${reasonOf(error)}). Start with a folder that can be written to.`,
    )
  }
  validateHeader(path)
  const database = new DatabaseSync(path)
  try {
    lock(database)
    check(database)
    return database
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === BUSY)
      throw new DataFolderError(`${path} is in use by another server. Stop that one, or ${ANSWER.elsewhere}.`)
    throw new DataFolderError(`${path} is damaged (${reasonOf(error)}). ${ANSWER.damaged}`)
  }
}

/**
 * The lock is the operating system's, so it ends with the process in any case. `FULL` writes each commit to the disk before it returns.
 * Requested before the first read of the file, the exclusive lock also avoids the shared-memory index.
 */
function lock(database: DatabaseSync): void {
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL; BEGIN IMMEDIATE; COMMIT')
}

function check(database: DatabaseSync): void {
  const found = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
  if (found.quick_check !== 'ok') throw new Error(found.quick_check)
}

/** Created under another name and then renamed, so that a kill never leaves half a file and only one of two servers can create it. */
function createDataFile(path: string, tables: string): void {
  if (existsSync(`${path}-wal`))
    throw new DataFolderError(`${path}-wal is there, but ${path} to which it belongs is not. ${ANSWER.damaged}`)
  const draft = `${path}.${process.pid}.new`
  rmSync(draft, { force: true })
  const database = new DatabaseSync(draft)
  createTables(database, tables)
  database.close()
  // As private as its contents: messages, answers, hashes of passwords.
  chmodSync(draft, 0o600)
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
