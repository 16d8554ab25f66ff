import { chmodSync, existsSync, linkSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ANSWER, DataFolderError, reasonOf } from './data-folder-error.ts'
import { validateHeader } from './file-header.ts'
import { createTables } from './tables.ts'

const BUSY = 5

/**
 * Opens the file of worlds for this process alone, creates it if it is missing, and checks its integrity. Throws `DataFolderError`; an
 * unsuitable file is left unchanged byte for byte.
 */
export function openDataFile(path: string): DatabaseSync {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    if (!existsSync(path)) createDataFile(path)
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
function createDataFile(path: string): void {
  if (existsSync(`${path}-wal`))
    throw new DataFolderError(`${path}-wal is there, but ${path} to which it belongs is not. ${ANSWER.damaged}`)
  const draft = `${path}.${process.pid}.new`
  rmSync(draft, { force: true })
  const database = new DatabaseSync(draft)
  createTables(database)
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
