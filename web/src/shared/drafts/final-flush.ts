import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToHex, bytesToUtf8, hexToBytes, utf8ToBytes } from '@noble/ciphers/utils.js'
import { seal, unsealFields } from './draft-cipher.ts'
import type { OwnedDraft } from './draft-types.ts'
import { type FinalFlushEntry, readEntries, writeEntries } from './final-flush-entries.ts'

/** A key of this page: the key itself in memory, and encrypted with the person's key for the device. */
export type PageKey = { person: string; raw: Uint8Array<ArrayBuffer>; sealed: FinalFlushEntry['key'] }

const PAGE_KEY = { name: 'page-key', at: 0 }

/**
 * A page that is being closed has no time for the asynchronous cryptography and database of the browser: this key
 * is created before, and encrypts synchronously.
 */
export async function createPageKey(key: CryptoKey, person: string): Promise<PageKey> {
  const raw = crypto.getRandomValues(new Uint8Array(32))
  const { iv, data } = await seal(key, { person, ...PAGE_KEY }, { raw: bytesToHex(raw) })
  return { person, raw, sealed: { iv: bytesToHex(iv), data: bytesToHex(new Uint8Array(data)) } }
}

/** Stores a draft encrypted before it returns. Replaces what this page stored of the same form before. */
export function writeFinalFlush(storage: Storage, pageKey: PageKey, draft: OwnedDraft): void {
  const { fields, ...label } = draft
  const nonce = crypto.getRandomValues(new Uint8Array(24))
  const data = cipherOf(pageKey.raw, nonce, label).encrypt(utf8ToBytes(JSON.stringify(fields)))
  const entry = { ...label, key: pageKey.sealed, nonce: bytesToHex(nonce), data: bytesToHex(data) }
  const others = readEntries(storage).filter((one) => !isOf(one, label) || one.key.data !== pageKey.sealed.data)
  writeEntries(storage, [...others, entry])
}

/** What pages flushed of a form, in the order of their closing; without entries that were changed since, or whose key is gone. */
export async function readFinalFlush(storage: Storage, key: CryptoKey, whose: Whose): Promise<readonly OwnedDraft[]> {
  const entries = readEntries(storage).filter((entry) => isOf(entry, whose))
  const found = await Promise.all(entries.map((entry) => open(key, entry)))
  return found.filter((draft) => draft !== undefined)
}

/** Removes what the page flushed until `until` (epoch milliseconds); what any page flushed if `pageKey` is undefined. */
export function removeFinalFlush(storage: Storage, { person, name }: Whose, until: number, pageKey?: PageKey): void {
  const isDone = (entry: FinalFlushEntry) =>
    isOf(entry, { person, name }) && entry.at <= until && (!pageKey || entry.key.data === pageKey.sealed.data)
  const entries = readEntries(storage)
  if (entries.some(isDone))
    writeEntries(
      storage,
      entries.filter((entry) => !isDone(entry)),
    )
}

type Whose = Pick<OwnedDraft, 'person' | 'name'>

const isOf = (entry: Whose, { person, name }: Whose) => entry.person === person && entry.name === name

async function open(
  key: CryptoKey,
  { nonce, data, key: sealed, ...label }: FinalFlushEntry,
): Promise<OwnedDraft | undefined> {
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

const cipherOf = (key: Uint8Array, nonce: Uint8Array, { person, name, at }: Omit<OwnedDraft, 'fields'>) =>
  xchacha20poly1305(key, nonce, utf8ToBytes(JSON.stringify([person, name, at])))
