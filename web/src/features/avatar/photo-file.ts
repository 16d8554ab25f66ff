/**
 * What a browser is asked to open. Only the square cut out of it is sent, far below the provider's 5 MB, so that a large photo of a
 * phone is no reason to refuse somebody; rule 6.11.
 */
export const PHOTO_LIMIT = 20 * 1024 ** 2
export const PHOTO_TYPES = 'image/jpeg,image/png,.jpg,.jpeg,.png'

export type Refusal = 'type' | 'oversize' | 'empty'

const SIGNATURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]

/** Why a file cannot be the photo, before any of it is sent; by its first bytes, for a name can say anything. */
export async function refusalOf(file: File): Promise<Refusal | undefined> {
  if (file.size === 0) return 'empty'
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const isPhoto = SIGNATURES.some((signature) => signature.every((byte, index) => start[index] === byte))
  if (!isPhoto) return 'type'
  return file.size > PHOTO_LIMIT ? 'oversize' : undefined
}
