/** A moment that was kept from this browser. */
export type SavedSnapshot = {
  id: string
  /** World that it was taken of. */
  world: string
  /** Path of the sandbox that opens it. */
  link: string
  /** Time of the world at that moment, ISO. */
  at: string
  note: string
  /** The sandbox has said that it does not know it. */
  isGone: boolean
}

const KEY = 'console-snapshots'
/** Older ones fall out: the list is for one's own memory, links live elsewhere. */
const MOST = 200

/** Newest first; what is not a list of ours counts as nothing kept. */
export function readSavedSnapshots(storage: Storage): readonly SavedSnapshot[] {
  try {
    const read: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(read) ? read.filter(isKept) : []
  } catch {
    return []
  }
}

export const writeSavedSnapshots = (storage: Storage, kept: readonly SavedSnapshot[]): void =>
  storage.setItem(KEY, JSON.stringify(kept))

/** The newest first, and none twice. */
export const withSavedSnapshot = (kept: readonly SavedSnapshot[], added: SavedSnapshot): readonly SavedSnapshot[] =>
  [added, ...without(kept, added.id)].slice(0, MOST)

export const without = (kept: readonly SavedSnapshot[], id: string): readonly SavedSnapshot[] =>
  kept.filter((one) => one.id !== id)

export const changed = (
  kept: readonly SavedSnapshot[],
  id: string,
  change: Partial<Pick<SavedSnapshot, 'note' | 'isGone'>>,
): readonly SavedSnapshot[] => kept.map((one) => (one.id === id ? { ...one, ...change } : one))

/** Those of one world first by themselves, then the rest. */
export function ofWorld(kept: readonly SavedSnapshot[], world: string) {
  return { here: kept.filter((one) => one.world === world), elsewhere: kept.filter((one) => one.world !== world) }
}

function isKept(value: unknown): value is SavedSnapshot {
  const one = value as Partial<Record<keyof SavedSnapshot, unknown>> | null
  const texts = [one?.id, one?.world, one?.link, one?.at, one?.note]
  return texts.every((text) => typeof text === 'string') && typeof one?.isGone === 'boolean'
}
