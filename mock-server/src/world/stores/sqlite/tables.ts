import type { DatabaseSync } from 'node:sqlite'
import { FORMAT } from '../../format.ts'
import { APPLICATION_ID } from './file-header.ts'

/** The columns of a world or a snapshot besides its state. */
const MOMENT =
  'random TEXT NOT NULL, now INTEGER NOT NULL, frozen INTEGER NOT NULL, ranUpTo INTEGER NOT NULL, label TEXT NOT NULL'

/**
 * A world is a complete state and the steps since. States are stored once, by the hash of their bytes: worlds of one scenario share one,
 * even if the scenario changes later. `life` is the server's own time (`lifetime.ts`); `createdAt`,
 * `usedAt` and `savedAt` are real time.
 */
export function createTables(database: DatabaseSync): void {
  database.exec(`
    PRAGMA application_id = ${APPLICATION_ID};
    PRAGMA user_version = ${FORMAT};
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    BEGIN;
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
    INSERT INTO server VALUES (0);
    COMMIT`)
}
