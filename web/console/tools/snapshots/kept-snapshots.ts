/** A moment that was kept from this browser. */
export type KeptSnapshot = {
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
export function readKept(storage: Storage): readonly KeptSnapshot[] {
  try {
    const read: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(read) ? read.filter(isKept) : []
  } catch {
    return []
  }
}

export const writeKept = (storage: Storage, kept: readonly KeptSnapshot[]): void =>
  storage.setItem(KEY, JSON.stringify(kept))

/** The newest first, and none twice. */
export const withKept = (kept: readonly KeptSnapshot[], added: KeptSnapshot): readonly KeptSnapshot[] =>
  [added, ...without(kept, added.id)].slice(0, MOST)

export const without = (kept: readonly KeptSnapshot[], id: string): readonly KeptSnapshot[] =>
  kept.filter((one) => one.id !== id)

export const changed = (
  kept: readonly KeptSnapshot[],
  id: string,
  change: Partial<Pick<KeptSnapshot, 'note' | 'isGone'>>,
): readonly KeptSnapshot[] => kept.map((one) => (one.id === id ? { ...one, ...change } : one))

/** Those of one world first by themselves, then the rest. */
export function ofWorld(kept: readonly KeptSnapshot[], world: string) {
  return { here: kept.filter((one) => one.world === world), elsewhere: kept.filter((one) => one.world !== world) }
}

function isKept(value: unknown): value is KeptSnapshot {
  const one = value as Partial<Record<keyof KeptSnapshot, unknown>> | null
  const texts = [one?.id, one?.world, one?.link, one?.at, one?.note]
  return texts.every((text) => typeof text === 'string') && typeof one?.isGone === 'boolean'
}
