import type { DatabaseSync } from 'node:sqlite'
import { StoreError } from '../../world-store.ts'

/** One statement that writes. Throws `StoreError` with SQLite's own reason: the disk is full, the file is read-only … */
export function runWrite<Result>(statement: () => Result): Result {
  try {
    return statement()
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SQLITE_ERROR')
      throw new StoreError(`The file of worlds was not written: ${(error as Error).message}`, { cause: error })
    throw error
  }
}

/** Several statements, all of them or none. Throws as `write` does. */
export function transaction<Result>(database: DatabaseSync, statements: () => Result): Result {
  return runWrite(() => {
    database.exec('BEGIN IMMEDIATE')
    try {
      const result = statements()
      database.exec('COMMIT')
      return result
    } catch (error) {
      // A full disk may have ended the transaction already.
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  })
}
