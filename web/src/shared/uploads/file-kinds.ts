import { detectFileType, isContainer, SHOWN_BYTES } from '#rules/files/detect-file-type.ts'
import { FILE_TYPES, type FileExtension } from '#rules/files/file-types.ts'

export type { FileExtension }

/** Rule 6.11: accepted for the photo of a donor. */
export const AVATAR_EXTENSIONS = ['jpg', 'jpeg', 'png'] as const satisfies readonly FileExtension[]
/** Photos of a family, and photos of documents. */
export const PHOTO_EXTENSIONS = [...AVATAR_EXTENSIONS, 'bmp'] as const satisfies readonly FileExtension[]
/** Rule 15.1: accepted for documents and forms. */
export const PAPER_EXTENSIONS: readonly FileExtension[] = [...PHOTO_EXTENSIONS, 'pdf']

/** The `accept` of the native input: with MIME types a phone also offers its camera and its gallery. */
export function acceptOf(extensions: readonly FileExtension[]): string {
  const types = extensions.map((extension) => FILE_TYPES[extension].mime)
  return [...extensions.map((extension) => `.${extension}`), ...new Set(types)].join(',')
}

/** The bytes that show the type. Undefined if the device cannot read the file any more: it was moved or deleted. */
export function firstBytes(file: File): Promise<Uint8Array | undefined> {
  return bytesOf(file.slice(0, SHOWN_BYTES))
}

/** The type of a file that begins with these bytes: its usual extension. Reads all of a file that holds other files. */
export async function fileTypeOf(file: File, start: Uint8Array): Promise<FileExtension | null> {
  const bytes = isContainer(start) ? await bytesOf(file) : start
  return bytes ? detectFileType(bytes) : null
}

/** A photo of an iPhone in its own format, by its name or by `ftyp` with the brand of one. */
export function isHeic(name: string, start: Uint8Array): boolean {
  const brand = String.fromCharCode(...start.subarray(0, 12))
  return /\.hei[cf]$/i.test(name) || (brand.slice(4, 8) === 'ftyp' && /^(hei|hev|mif|msf)/.test(brand.slice(8, 12)))
}

function bytesOf(blob: Blob): Promise<Uint8Array | undefined> {
  return blob.arrayBuffer().then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  )
}
