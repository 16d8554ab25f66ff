import { bytesFromHex, hexOf } from './hex.ts'
import { findTabSecret, saveTabSecret } from './tab-secret.ts'
import { padOf, readFromTab, saveInTab } from './tab-storage.ts'

type Sealed = { of?: string; data: string }

/**
 * Encrypted, because browsers write the session storage to the disk. Synchronous, so it also works while a page is
 * closing. `of` is the owner's person ID; the next login removes the values of other persons.
 */
export function saveSealedInTab(name: string, of: string | undefined, value: unknown): void {
  const text = new TextEncoder().encode(JSON.stringify([name, of ?? null, value]))
  const pad = randomBytes(text.length)
  saveTabSecret(padOf(name), hexOf(pad))
  saveInTab(name, { ...(of !== undefined && { of }), data: hexOf(xor(text, pad)) } satisfies Sealed)
}

/** The value that the same person saved; undefined if there is none, or if this tab cannot decrypt it. */
export function readSealedFromTab(name: string, of: string | undefined): unknown {
  const stored = readFromTab(name) as Partial<Sealed> | undefined
  const pad = findTabSecret(padOf(name))
  if (stored?.of !== of || typeof stored?.data !== 'string' || stored.data.length !== pad?.length) return undefined
  try {
    const text = new TextDecoder().decode(xor(bytesFromHex(stored.data), bytesFromHex(pad)))
    const [keptName, keptOf, value] = JSON.parse(text) as unknown[]
    // A wrong pad gives random bytes. The name and the owner show that the pad was right.
    return keptName === name && keptOf === (of ?? null) ? value : undefined
  } catch {
    return undefined
  }
}

const xor = (text: Uint8Array, pad: Uint8Array) => text.map((byte, index) => byte ^ (pad[index] as number))

/** `getRandomValues` gives at most 65,536 bytes at once. */
function randomBytes(length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  for (let start = 0; start < length; start += 65_536) crypto.getRandomValues(bytes.subarray(start, start + 65_536))
  return bytes
}
