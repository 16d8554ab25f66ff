import { isText, readStoredList } from '../api/stored-list.ts'

const KEY = 'console-own-worlds'
/** Older ones are dropped from the list of this browser; the worlds themselves stay. */
const MAX_WORLDS = 200

/** The worlds that this browser has made or entered, the newest first; an invalid list counts as empty. */
export const readOwnWorlds = (storage: Storage): readonly string[] => readStoredList(storage, KEY, isText)

export function rememberWorld(storage: Storage, id: string): void {
  const others = readOwnWorlds(storage).filter((known) => known !== id)
  storage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MAX_WORLDS)))
}
