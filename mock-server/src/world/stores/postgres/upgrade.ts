import { encode } from '../../stored-values.ts'

/** Real time, epoch ms. */
const NOW = 'double precision NOT NULL DEFAULT extract(epoch FROM now()) * 1000'
const NO_HISTORY = Buffer.from(encode({ journal: [], recording: undefined })).toString('hex')

/**
 * Statements that turn tables of an older format into those of the next one. A format whose states have another shape has none: its
 * worlds cannot be loaded.
 */
const UPGRADES: Readonly<Record<number, readonly string[]>> = {
  3: [
    `ALTER TABLE sandbox_worlds.worlds ADD label text NOT NULL DEFAULT '{}', ADD "createdAt" ${NOW}, ADD "usedAt" ${NOW}`,
    `ALTER TABLE sandbox_worlds.steps ADD label text NOT NULL DEFAULT '{}'`,
    `ALTER TABLE sandbox_worlds.snapshots ADD label text NOT NULL DEFAULT '{}', ADD world text NOT NULL DEFAULT '',
       ADD "savedAt" ${NOW}, ADD history bytea NOT NULL DEFAULT '\\x${NO_HISTORY}'`,
  ],
}

/** The statements from one format to another, in order; undefined if a step between them is missing. */
export function upgradesBetween(from: number, to: number): readonly string[] | undefined {
  const steps = Array.from({ length: Math.max(0, to - from) }, (_, index) => UPGRADES[from + index])
  return from < to && steps.every((step) => step !== undefined) ? steps.flat() : undefined
}
