import { createKey } from './draft-cipher.ts'
import type { DraftDatabase, KeyRecord } from './draft-database.ts'
import { createPageKey, type PageKey } from './last-words.ts'

/** The keys that this page has in hand: of one person at a time. */
export type KeyRing = {
  /** Undefined where the person's key is not in hand. */
  of: (person: string) => KeyRecord | undefined
  pageKeyOf: (person: string) => PageKey | undefined
  /** As the database has it now, for another tab may have destroyed the one we knew; made where the person has none. */
  take: (database: DraftDatabase, person: string) => Promise<KeyRecord>
  /** Laid aside until it is taken again. */
  drop: (key?: KeyRecord) => void
  forget: () => void
}

export function createKeyRing(): KeyRing {
  let ring: KeyRecord | undefined
  let page: { id: string; key: PageKey } | undefined
  return {
    of: (person) => (ring?.person === person ? ring : undefined),
    pageKeyOf: (person) => (page?.key.person === person ? page.key : undefined),
    async take(database, person) {
      const taken = await database.takeKey(person, { person, id: randomId(), key: await createKey() })
      ring = taken
      if (page?.id !== taken.id) page = { id: taken.id, key: await createPageKey(taken.key, person) }
      return taken
    },
    drop(key) {
      if (!key || ring === key) ring = undefined
    },
    forget() {
      ring = undefined
      page = undefined
    },
  }
}

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join('-')
}
