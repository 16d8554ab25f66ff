import { bytesFromHex, hexOf } from '../session/hex.ts'
import { type DraftKey, seal, unseal } from './draft-cipher.ts'
import type { OwnedDraft } from './draft-types.ts'
import { type FinalFlushEntry, readEntries, writeEntries } from './final-flush-entries.ts'

type Whose = Pick<OwnedDraft, 'person' | 'name'>

/**
 * Stores a draft encrypted before it returns, for a page that is being closed: the browser's database is asynchronous. Replaces what
 * this page stored of the same form before.
 */
export function writeFinalFlush(storage: Storage, key: DraftKey, page: string, { fields, ...label }: OwnedDraft): void {
  const { iv, data } = seal(key, label, fields)
  const entry = { ...label, page, iv: hexOf(iv), data: hexOf(new Uint8Array(data)) }
  const others = readEntries(storage).filter((one) => !isOf(one, label) || one.page !== page)
  writeEntries(storage, [...others, entry])
}

/** What pages flushed of a form, in the order of their closing; without entries that were changed since, or whose key is gone. */
export function readFinalFlush(storage: Storage, key: DraftKey, whose: Whose): readonly OwnedDraft[] {
  return readEntries(storage)
    .filter((entry) => isOf(entry, whose))
    .flatMap(({ person, name, at, iv, data }) => {
      const label = { person, name, at }
      const fields = unseal(key, { ...label, iv: bytesFromHex(iv), data: bytesFromHex(data).buffer })
      return fields ? [{ ...label, fields }] : []
    })
}

/** Removes what the page flushed until `until` (epoch milliseconds); what any page flushed if `page` is undefined. */
export function removeFinalFlush(storage: Storage, whose: Whose, until: number, page?: string): void {
  const isDone = (entry: FinalFlushEntry) =>
    isOf(entry, whose) && entry.at <= until && (page === undefined || entry.page === page)
  const entries = readEntries(storage)
  const left = entries.filter((entry) => !isDone(entry))
  if (left.length < entries.length) writeEntries(storage, left)
}

const isOf = (entry: Whose, { person, name }: Whose) => entry.person === person && entry.name === name
