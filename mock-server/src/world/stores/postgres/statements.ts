/** Reads one world: its head, and the steps after version $3 if it is the one with the key $2. */
export const READ_NEWER = {
  name: 'world-newer',
  text: `SELECT w.key, w.version AS head, w."createdAt", s.version, s.changes, s.random, s.now, s.frozen, s."ranUpTo", s.label, s.zero
    FROM sandbox_worlds.worlds w
    LEFT JOIN sandbox_worlds.steps s ON s.world = w.key AND w.key = $2 AND s.version > $3
    WHERE w.id = $1 ORDER BY s.version`,
}

export const READ_WORLD = { name: 'world-read', text: 'SELECT * FROM sandbox_worlds.worlds WHERE id = $1' }

export const READ_STEPS = {
  name: 'steps-read',
  text: 'SELECT * FROM sandbox_worlds.steps WHERE world = $1 ORDER BY version',
}

/**
 * Writing the head is the version check: of two writers that know the same version the second one finds no row. The notes get their
 * numbers there too, in the order of the commits, so that a later note never gets a lower number than one already read.
 */
const head = (condition: string, version: string) => `WITH head AS (
    UPDATE sandbox_worlds.worlds SET version = ${version}, bytes = bytes + $3::integer, noted = noted + cardinality($4::bytea[])
    WHERE ${condition} RETURNING key, noted, version - base AS steps, bytes
  ), note AS (
    INSERT INTO sandbox_worlds.notes (world, number, entry)
    SELECT key, noted - cardinality($4::bytea[]) + place, entry
    FROM head, unnest($4::bytea[]) WITH ORDINALITY AS given(entry, place)
  ), counted AS (
    INSERT INTO sandbox_worlds.answers (operation, code, error, times)
    SELECT operation, code, error, 1
    FROM head, unnest($5::text[], $6::integer[], $7::text[]) AS given(operation, code, error)
  )`
const ANSWER = 'SELECT noted, steps, bytes FROM head'

export const PUSH_NOTES = {
  name: 'push-notes',
  text: `${head('key = $1 AND $2::integer IS NULL', 'version')} ${ANSWER}`,
}

export const PUSH_STEP = {
  name: 'push-step',
  text: `${head('key = $1 AND version = $2', 'version + 1')}, step AS (
    INSERT INTO sandbox_worlds.steps (world, version, changes, random, now, frozen, "ranUpTo", label, zero)
    SELECT key, $2 + 1, $8::bytea, $9::text, $10::double precision, $11::smallint, $12::double precision, $13::text,
      $14::double precision FROM head
  ) ${ANSWER}`,
}

export const DELETE_NOTES = {
  name: 'notes-delete',
  text: 'DELETE FROM sandbox_worlds.notes WHERE world = $1 AND number <= $2',
}

export const READ_NOTES = {
  name: 'notes-read',
  text: `SELECT number, entry FROM sandbox_worlds.notes
    WHERE world = $1 AND number > greatest($2::integer, (SELECT noted - $3 FROM sandbox_worlds.worlds WHERE key = $1))
    ORDER BY number`,
}

export const LOCK_BASE = {
  name: 'base-lock',
  text: 'SELECT state FROM sandbox_worlds.worlds WHERE key = $1 AND base < $2 FOR NO KEY UPDATE',
}

export const COMPACT = {
  name: 'world-compact',
  text: `WITH gone AS (DELETE FROM sandbox_worlds.steps WHERE world = $1 AND version <= $2)
    UPDATE sandbox_worlds.worlds
    SET base = $2, bytes = 0, state = $3, random = $4, now = $5, frozen = $6, "ranUpTo" = $7, label = $8, zero = $9 WHERE key = $1`,
}

export const COUNT = { name: 'world-count', text: 'SELECT count(*)::integer AS count FROM sandbox_worlds.worlds' }

export const CREATE = {
  name: 'world-create',
  text: `INSERT INTO sandbox_worlds.worlds
      (id, scenario, seed, state, random, now, frozen, "ranUpTo", label, zero, "createdAt", "usedAt")
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) ON CONFLICT (id) DO NOTHING RETURNING key`,
}

/** Those used before $1 that have no name, except the world $2. */
export const DELETE_UNUSED = {
  name: 'world-delete-unused',
  text: `DELETE FROM sandbox_worlds.worlds WHERE key IN (
      SELECT w.key FROM sandbox_worlds.worlds w
      LEFT JOIN sandbox_worlds.steps s ON s.world = w.key AND s.version = w.version
      WHERE w."usedAt" < $1 AND w.id <> $2 AND coalesce(s.label, w.label)::jsonb -> 'name' IS NULL
    ) RETURNING state`,
}

export const USE = {
  name: 'world-use',
  text: 'UPDATE sandbox_worlds.worlds SET "usedAt" = greatest("usedAt", $2) WHERE key = $1',
}

export const DELETE = { name: 'world-delete', text: 'DELETE FROM sandbox_worlds.worlds WHERE id = $1 RETURNING state' }

export const READ_ALL = {
  name: 'world-all',
  text: `SELECT w.id, w.scenario, coalesce(s.now, w.now) AS now, coalesce(s.frozen, w.frozen) AS frozen,
      coalesce(s.zero, w.zero) AS zero, coalesce(s.label, w.label) AS label, w."createdAt", w."usedAt"
    FROM sandbox_worlds.worlds w LEFT JOIN sandbox_worlds.steps s ON s.world = w.key AND s.version = w.version
    ORDER BY w.key`,
}
