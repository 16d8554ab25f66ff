const JPEG = { mime: 'image/jpeg', start: [0xff, 0xd8, 0xff] }
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** Properties of each extension: the MIME type it is sent as, and the bytes its files begin with. */
export const FILE_KINDS = {
  jpg: JPEG,
  jpeg: JPEG,
  png: { mime: 'image/png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  bmp: { mime: 'image/bmp', start: [0x42, 0x4d] },
  pdf: { mime: 'application/pdf', start: [0x25, 0x50, 0x44, 0x46] },
  doc: { mime: 'application/msword', start: OLD_OFFICE },
  docx: { mime: `${OFFICE}.wordprocessingml.document`, start: ZIP },
  xls: { mime: 'application/vnd.ms-excel', start: OLD_OFFICE },
  xlsx: { mime: `${OFFICE}.spreadsheetml.sheet`, start: ZIP },
} as const
export type FileExtension = keyof typeof FILE_KINDS

/** Photos of a family, and photos of documents. */
export const PHOTO_EXTENSIONS = ['jpg', 'jpeg', 'png', 'bmp'] as const satisfies readonly FileExtension[]
/** Rule 15.1: accepted for documents and forms. */
export const PAPER_EXTENSIONS: readonly FileExtension[] = [...PHOTO_EXTENSIONS, 'pdf']

/** The `accept` of the native input: with MIME types a phone also offers its camera and its gallery. */
export function acceptOf(extensions: readonly FileExtension[]): string {
  const types = extensions.map((extension) => FILE_KINDS[extension].mime)
  return [...extensions.map((extension) => `.${extension}`), ...new Set(types)].join(',')
}

/** The first 12 bytes. Undefined if the device cannot read the file any more: it was moved or deleted. */
export function firstBytes(file: File): Promise<Uint8Array | undefined> {
  return file
    .slice(0, 12)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => undefined,
    )
}

/** The first of these extensions whose files begin with these bytes. */
export function extensionByBytes<Extension extends FileExtension>(
  start: Uint8Array,
  extensions: readonly Extension[],
): Extension | undefined {
  return extensions.find((extension) => FILE_KINDS[extension].start.every((byte, index) => start[index] === byte))
}

/** A photo of an iPhone in its own format, by its name or by `ftyp` with the brand of one. */
export function isHeic(name: string, start: Uint8Array | undefined): boolean {
  const brand = String.fromCharCode(...(start ?? []))
  return /\.hei[cf]$/i.test(name) || (brand.slice(4, 8) === 'ftyp' && /^(hei|hev|mif|msf)/.test(brand.slice(8, 12)))
}
