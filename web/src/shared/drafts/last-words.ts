import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToHex, bytesToUtf8, hexToBytes, utf8ToBytes } from '@noble/ciphers/utils.js'
import { seal, unsealFields } from './draft-cipher.ts'
import { type LastWordsEntry, readEntries, writeEntries } from './last-words-store.ts'
import type { Words } from './words.ts'

/** A key that this page holds in hand, and as it may lie on the device: sealed with the person's. */
export type PageKey = { person: string; raw: Uint8Array<ArrayBuffer>; sealed: LastWordsEntry['key'] }

const PAGE_KEY = { name: 'page-key', at: 0 }

/**
 * A page that goes has no time for the browser's own cryptography and database, which answer later: under load the last half second of
 * typing was lost with it. This key was made before, and seals at once.
 */
export async function createPageKey(key: CryptoKey, person: string): Promise<PageKey> {
  const raw = crypto.getRandomValues(new Uint8Array(32))
  const { iv, data } = await seal(key, { person, ...PAGE_KEY }, { raw: bytesToHex(raw) })
  return { person, raw, sealed: { iv: bytesToHex(iv), data: bytesToHex(new Uint8Array(data)) } }
}

/** Leaves words on the device before the caller goes on; what this page left of the same form before is replaced. */
export function leaveWords(storage: Storage, pageKey: PageKey, words: Words): void {
  const { fields, ...label } = words
  const nonce = crypto.getRandomValues(new Uint8Array(24))
  const data = cipherOf(pageKey.raw, nonce, label).encrypt(utf8ToBytes(JSON.stringify(fields)))
  const entry = { ...label, key: pageKey.sealed, nonce: bytesToHex(nonce), data: bytesToHex(data) }
  const others = readEntries(storage).filter((one) => !isOf(one, label) || one.key.data !== pageKey.sealed.data)
  writeEntries(storage, [...others, entry])
}

/** What any page left of a form, in the order of their leaving; nothing of what somebody changed, or whose key is gone. */
export async function findLastWords(storage: Storage, key: CryptoKey, whose: Whose): Promise<readonly Words[]> {
  const entries = readEntries(storage).filter((entry) => isOf(entry, whose))
  const found = await Promise.all(entries.map((entry) => open(key, entry)))
  return found.filter((words) => words !== undefined)
}

/** Takes away what the page left until `until` (epoch milliseconds), or what any page left where none is named. */
export function dropLastWords(storage: Storage, { person, name }: Whose, until: number, pageKey?: PageKey): void {
  const isDone = (entry: LastWordsEntry) =>
    isOf(entry, { person, name }) && entry.at <= until && (!pageKey || entry.key.data === pageKey.sealed.data)
  const entries = readEntries(storage)
  if (entries.some(isDone))
    writeEntries(
      storage,
      entries.filter((entry) => !isDone(entry)),
    )
}

type Whose = Pick<Words, 'person' | 'name'>

const isOf = (entry: Whose, { person, name }: Whose) => entry.person === person && entry.name === name

async function open(
  key: CryptoKey,
  { nonce, data, key: sealed, ...label }: LastWordsEntry,
): Promise<Words | undefined> {
  try {
    const record = {
      person: label.person,
      ...PAGE_KEY,
      iv: hexToBytes(sealed.iv),
      data: hexToBytes(sealed.data).buffer,
    }
    const page = (await unsealFields(key, record)) as { raw: string } | undefined
    if (!page) return undefined
    const plain = cipherOf(hexToBytes(page.raw), hexToBytes(nonce), label).decrypt(hexToBytes(data))
    return { ...label, fields: JSON.parse(bytesToUtf8(plain)) as object }
  } catch {
    return undefined
  }
}

const cipherOf = (key: Uint8Array, nonce: Uint8Array, { person, name, at }: Omit<Words, 'fields'>) =>
  xchacha20poly1305(key, nonce, utf8ToBytes(JSON.stringify([person, name, at])))
