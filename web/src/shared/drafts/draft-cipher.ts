/** The person, the form and the instant of saving (epoch milliseconds) of a draft: bound to the ciphertext as additional data. */
export type DraftLabel = { person: string; name: string; at: number }

export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

const ALGORITHM = 'AES-GCM'

export function importKey(raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, ALGORITHM, false, ['encrypt', 'decrypt'])
}

export async function seal(key: CryptoKey, label: DraftLabel, fields: object): Promise<Sealed> {
  // A new one for each encryption: reuse with one key would reveal the text.
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const data = await crypto.subtle.encrypt(
    { name: ALGORITHM, iv, additionalData: labelled(label) },
    key,
    bytesOf(JSON.stringify(fields)),
  )
  return { iv, data }
}

/** Rejects if the fields, their label or the key differ from those of the encryption. */
async function unseal(key: CryptoKey, label: DraftLabel, { iv, data }: Sealed): Promise<unknown> {
  const plain = await crypto.subtle.decrypt({ name: ALGORITHM, iv, additionalData: labelled(label) }, key, data)
  return JSON.parse(new TextDecoder().decode(plain))
}

/** The stored fields; undefined if they were changed, or their key is gone. */
export async function unsealFields(key: CryptoKey, record: DraftLabel & Sealed): Promise<object | undefined> {
  const fields = await unseal(key, record, record).catch(() => undefined)
  return typeof fields === 'object' && fields !== null ? fields : undefined
}

function labelled({ person, name, at }: DraftLabel): Uint8Array<ArrayBuffer> {
  return bytesOf(JSON.stringify([person, name, at]))
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
