import { gcm } from '@noble/ciphers/aes.js'
import { bytesToUtf8, utf8ToBytes } from '@noble/ciphers/utils.js'

/** The person, the form and the instant of saving (epoch milliseconds) of a draft: bound to the ciphertext as additional data. */
export type DraftLabel = { person: string; name: string; at: number }

export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

/** 32 bytes. */
export type DraftKey = Uint8Array<ArrayBuffer>

/** AES-GCM. Synchronous, because a page that is being closed has no time for the asynchronous cryptography of the browser. */
export function seal(key: DraftKey, label: DraftLabel, fields: object): Sealed {
  // A new one for each encryption: reuse with one key would reveal the text.
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const data = gcm(key, iv, labelled(label)).encrypt(utf8ToBytes(JSON.stringify(fields)))
  return { iv, data: data.slice().buffer }
}

/** The sealed fields; undefined if they, their label or the key differ from those of the encryption. */
export function unseal(key: DraftKey, { iv, data, ...label }: DraftLabel & Sealed): object | undefined {
  try {
    const plain = gcm(key, iv, labelled(label)).decrypt(new Uint8Array(data))
    const fields: unknown = JSON.parse(bytesToUtf8(plain))
    return typeof fields === 'object' && fields !== null ? fields : undefined
  } catch {
    return undefined
  }
}

const labelled = ({ person, name, at }: DraftLabel) => utf8ToBytes(JSON.stringify([person, name, at]))
