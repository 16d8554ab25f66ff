import { readStoredList } from '../api/stored-list.ts'

/** A snapshot that was saved from this browser. */
export type SavedSnapshot = {
  id: string
  /** The world of the snapshot. */
  world: string
  /** Path of the sandbox that opens it. */
  link: string
  /** Time of the world at the snapshot, ISO. */
  at: string
  note: string
  /** The sandbox has reported it as unknown. */
  isGone: boolean
}

/** The address for other people: the console shows the opened world's note and journal, and links to its portal. */
export const snapshotAddress = ({ link }: Pick<SavedSnapshot, 'link'>): string =>
  `${window.location.origin}${link}?to=${encodeURIComponent('/sandbox/')}`

const KEY = 'console-snapshots'
/** Older ones are dropped: the list is only a local history, links are stored elsewhere. */
const MAX_SNAPSHOTS = 200

/** Newest first; an invalid list counts as empty. */
export const readSavedSnapshots = (storage: Storage): readonly SavedSnapshot[] =>
  readStoredList(storage, KEY, isSavedSnapshot)

export const writeSavedSnapshots = (storage: Storage, kept: readonly SavedSnapshot[]): void =>
  storage.setItem(KEY, JSON.stringify(kept))

/** The newest first, without duplicates. */
export const withSavedSnapshot = (kept: readonly SavedSnapshot[], added: SavedSnapshot): readonly SavedSnapshot[] =>
  [added, ...without(kept, added.id)].slice(0, MAX_SNAPSHOTS)

export const without = (kept: readonly SavedSnapshot[], id: string): readonly SavedSnapshot[] =>
  kept.filter((one) => one.id !== id)

/** The sandbox no longer has this one. */
export const withGone = (kept: readonly SavedSnapshot[], id: string): readonly SavedSnapshot[] =>
  kept.map((one) => (one.id === id ? { ...one, isGone: true } : one))

/** Those of one world first, then the rest. */
export function ofWorld(kept: readonly SavedSnapshot[], world: string) {
  return { here: kept.filter((one) => one.world === world), elsewhere: kept.filter((one) => one.world !== world) }
}

function isSavedSnapshot(value: unknown): value is SavedSnapshot {
  const one = value as Partial<Record<keyof SavedSnapshot, unknown>> | null
  const texts = [one?.id, one?.world, one?.link, one?.at, one?.note]
  return texts.every((text) => typeof text === 'string') && typeof one?.isGone === 'boolean'
}
