import { randomBytes } from 'node:crypto'
import { FORMAT } from '../../format.ts'
import type { Database, Queries } from './database.ts'
import { DatabaseError } from './database-error.ts'

const APPLICATION = 'good-angels-sandbox'
/** An arbitrary lock number: of several servers that start at once, one creates the tables. */
const START_LOCK = 0x47_41_77_6f

/** The columns of a world or a snapshot besides its state. Instants are epoch ms. */
const MOMENT = `random text NOT NULL, now double precision NOT NULL, frozen smallint NOT NULL,
  "ranUpTo" double precision NOT NULL, label text NOT NULL`

/**
 * As in the file (`sqlite/tables.ts`), in a schema of their own. A world's row has its newest version (`version`) and the version of its
 * complete state (`base`); writing it is the version check. `zero` is the clock's, `noted` counts the journal. Every response is a row of
 * `answers` until they are summed up: one row for all calls would make them wait for each other.
 */
const TABLES = `
  CREATE SCHEMA sandbox_worlds;
  CREATE TABLE sandbox_worlds.server (application text NOT NULL, format integer NOT NULL, secret text NOT NULL);
  CREATE TABLE sandbox_worlds.states (hash text PRIMARY KEY, value bytea NOT NULL);
  CREATE TABLE sandbox_worlds.worlds (
    key integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text NOT NULL UNIQUE,
    scenario text NOT NULL,
    seed text NOT NULL,
    version integer NOT NULL DEFAULT 0,
    noted integer NOT NULL DEFAULT 0,
    bytes integer NOT NULL DEFAULT 0,
    base integer NOT NULL DEFAULT 0,
    state text NOT NULL REFERENCES sandbox_worlds.states(hash),
    ${MOMENT},
    zero double precision NOT NULL,
    "createdAt" double precision NOT NULL,
    "usedAt" double precision NOT NULL
  ) WITH (fillfactor = 50);
  CREATE INDEX worlds_by_state ON sandbox_worlds.worlds(state);
  CREATE TABLE sandbox_worlds.steps (
    world integer NOT NULL REFERENCES sandbox_worlds.worlds(key) ON DELETE CASCADE,
    version integer NOT NULL,
    changes bytea NOT NULL,
    ${MOMENT},
    zero double precision NOT NULL,
    PRIMARY KEY (world, version)
  );
  CREATE TABLE sandbox_worlds.notes (
    world integer NOT NULL REFERENCES sandbox_worlds.worlds(key) ON DELETE CASCADE,
    number integer NOT NULL,
    entry bytea NOT NULL,
    PRIMARY KEY (world, number)
  );
  CREATE TABLE sandbox_worlds.snapshots (
    number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text NOT NULL UNIQUE,
    scenario text NOT NULL,
    seed text NOT NULL,
    state text NOT NULL REFERENCES sandbox_worlds.states(hash),
    ${MOMENT},
    world text NOT NULL,
    "savedAt" double precision NOT NULL,
    history bytea NOT NULL
  );
  CREATE INDEX snapshots_by_state ON sandbox_worlds.snapshots(state);
  CREATE TABLE sandbox_worlds.answers (operation text NOT NULL, code integer NOT NULL, error text, times bigint NOT NULL)`

/** Creates missing tables and upgrades older ones; returns the secret that was created with them. Throws `DatabaseError` for tables of another program. */
export function prepareTables(database: Database): Promise<string> {
  return database.transaction(async (queries) => {
    const run = (text: string, values: readonly unknown[] = []) => queries.query({ name: '', text }, values)
    await run('SELECT pg_advisory_xact_lock($1)', [START_LOCK])
    const [found] = await run(`SELECT to_regnamespace('sandbox_worlds') IS NOT NULL AS "hasSchema",
      to_regclass('sandbox_worlds.server') IS NOT NULL AS "hasServer"`)
    if (found?.hasServer) return readSecret(queries)
    if (found?.hasSchema) throw foreign()
    for (const table of TABLES.split(';')) await run(table)
    const secret = randomBytes(32).toString('base64')
    await run('INSERT INTO sandbox_worlds.server VALUES ($1, $2, $3)', [APPLICATION, FORMAT, secret])
    return secret
  })
}

async function readSecret(queries: Queries): Promise<string> {
  const text = 'SELECT to_jsonb(server) AS server FROM sandbox_worlds.server'
  const [row] = await queries.query<{ server: Record<string, unknown> }>({ name: '', text }, [])
  const { application, format, secret } = row?.server ?? {}
  if (application !== APPLICATION || typeof format !== 'number' || typeof secret !== 'string') throw foreign()
  if (format === FORMAT) return secret
  throw new DatabaseError(
    `The worlds in this database were written by ${format > FORMAT ? 'a newer' : 'an older'} version of this server (format ${format}, this one knows ${FORMAT}). ` +
      'They were left as they are: start that version, or set DATABASE_URL to another database.',
  )
}

const foreign = (): DatabaseError =>
  new DatabaseError(
    'The schema sandbox_worlds of this database belongs to another program. It was left as it is: set DATABASE_URL to another database.',
  )
