import { bytesFromHex } from '../session/hex.ts'
import { tabSecret } from '../session/tab-secret.ts'
import type { DraftDatabase } from './draft-database.ts'
import { isInTab, keyNameOf, personOfOwner } from './draft-owner.ts'
import type { KeyFiles, KeyMaterial } from './key-files.ts'

type Whose = { person: string; name: string }
/** The keys that this page has in memory. */
export type KeyRing = {
  /** Undefined if the key has not been taken yet. */
  of: (whose: Whose) => KeyMaterial | undefined
  /** The key in use in the database, because another tab may have destroyed the one in memory; created if there is none. */
  take: (database: DraftDatabase, whose: Whose) => Promise<KeyMaterial>
  /** Removes the key from memory until it is taken again. */
  drop: (whose: Whose) => void
  /** Removes the keys of all other persons. Returns whether there were any. */
  dropAllBut: (person: string) => boolean
}

/** `files` is undefined if the browser cannot store keys: then only keys of this tab can be taken. */
export function createKeyRing(files: KeyFiles | undefined): KeyRing {
  const keys = new Map<string, KeyMaterial>()

  async function takeFromTab(database: DraftDatabase, name: string): Promise<KeyMaterial> {
    const secret = tabSecret(tabPurposeOf(name))
    const made = { id: secret.slice(0, 16), raw: bytesFromHex(secret.slice(16)) }
    await database.takeKey({ name, id: made.id }, (await database.keyOf(name))?.id)
    return made
  }

  async function takeFromDevice(database: DraftDatabase, name: string, all: KeyFiles): Promise<KeyMaterial> {
    const known = await database.keyOf(name)
    const raw = known && (await all.read(known.id))
    if (known && raw) return { id: known.id, raw }
    const made = { id: crypto.randomUUID(), raw: crypto.getRandomValues(new Uint8Array(32)) }
    await all.write(made)
    const taken = await database.takeKey({ name, id: made.id }, known?.id)
    if (taken.id === made.id) return made
    await all.remove(made.id)
    return takeFromDevice(database, name, all)
  }

  return {
    of: (whose) => keys.get(keyNameOf(whose)),
    async take(database, whose) {
      const name = keyNameOf(whose)
      if (!isInTab(whose.person) && !files) throw new Error('The browser cannot store keys')
      const taken =
        isInTab(whose.person) || !files
          ? await takeFromTab(database, name)
          : await takeFromDevice(database, name, files)
      keys.set(name, taken)
      return taken
    },
    drop: (whose) => void keys.delete(keyNameOf(whose)),
    dropAllBut(person) {
      const others = [...keys.keys()].filter((name) => personOfOwner(name) !== person)
      for (const name of others) keys.delete(name)
      return others.length > 0
    },
  }
}

/** The purpose of the tab's secret that is the key of this name. */
export const tabPurposeOf = (name: string): string => TAB_PURPOSE + name
export const TAB_PURPOSE = 'draft:'
