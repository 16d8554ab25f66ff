const KEY = 'console-own-worlds'
/** Older ones are dropped from the list of this browser; the worlds themselves stay. */
const MOST = 200

/** The worlds that this browser has made or entered, the newest first; an invalid list counts as empty. */
export function readOwnWorlds(storage: Storage): readonly string[] {
  try {
    const read: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(read) ? read.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function rememberWorld(storage: Storage, id: string): void {
  const others = readOwnWorlds(storage).filter((known) => known !== id)
  storage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MOST)))
}
