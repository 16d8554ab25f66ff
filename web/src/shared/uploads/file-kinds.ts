const JPEG = { mime: 'image/jpeg', start: [0xff, 0xd8, 0xff] }
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** What a file is by its extension: the type it is sent as, and the bytes it begins with. */
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

/** Rule 15.1: what papers and forms take. */
export const PAPER_EXTENSIONS: readonly FileExtension[] = ['jpg', 'jpeg', 'png', 'bmp', 'pdf']

/** For the native input: with the types named as well a phone offers its camera and its gallery. */
export function acceptOf(extensions: readonly FileExtension[]): string {
  const types = extensions.map((extension) => FILE_KINDS[extension].mime)
  return [...extensions.map((extension) => `.${extension}`), ...new Set(types)].join(',')
}
