type FileType = {
  /** The media type. */
  readonly mime: string
  /** Extensions of the same files that the portal corrects. */
  readonly otherExtensions: readonly string[]
  /** Media types by which devices and programs declare the same files (rule 15.5). */
  readonly aliases: readonly string[]
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const WORD = 'application/msword'
const EXCEL = 'application/vnd.ms-excel'
const WORD_ALIASES = [
  'application/vnd.ms-word',
  'application/x-msword',
  'application/doc',
  'application/word',
  'application/winword',
]
const EXCEL_ALIASES = [
  'application/msexcel',
  'application/x-msexcel',
  'application/x-ms-excel',
  'application/excel',
  'application/x-excel',
  'application/xls',
  'application/x-xls',
]
const ZIP = ['application/zip', 'application/x-zip-compressed']
const COMPOUND = ['application/x-cfb', 'application/x-ole-storage']

const JPEG = {
  mime: 'image/jpeg',
  otherExtensions: ['jfif', 'jpe', 'jif', 'pjpeg', 'pjp'],
  aliases: ['image/jpg', 'image/pjpeg', 'image/jfif', 'image/x-jpeg'],
} satisfies FileType

/** Rule 15.1: the accepted extensions. */
export const FILE_TYPES = {
  jpg: JPEG,
  jpeg: JPEG,
  png: {
    mime: 'image/png',
    otherExtensions: ['apng'],
    aliases: ['image/x-png', 'image/apng', 'image/vnd.mozilla.apng'],
  },
  bmp: {
    mime: 'image/bmp',
    otherExtensions: ['dib'],
    aliases: ['image/x-ms-bmp', 'image/x-bmp', 'image/ms-bmp', 'image/x-windows-bmp', 'application/bmp'],
  },
  pdf: {
    mime: 'application/pdf',
    otherExtensions: [],
    aliases: ['application/x-pdf', 'application/acrobat', 'application/vnd.pdf', 'text/pdf', 'text/x-pdf'],
  },
  doc: {
    mime: WORD,
    otherExtensions: [],
    aliases: [...WORD_ALIASES, ...COMPOUND, 'application/wps-office.doc'],
  },
  docx: {
    mime: `${OFFICE}.wordprocessingml.document`,
    otherExtensions: [],
    aliases: [WORD, ...WORD_ALIASES, ...ZIP, 'application/wps-office.docx'],
  },
  xls: {
    mime: EXCEL,
    otherExtensions: [],
    aliases: [...EXCEL_ALIASES, ...COMPOUND, 'application/wps-office.xls'],
  },
  xlsx: {
    mime: `${OFFICE}.spreadsheetml.sheet`,
    otherExtensions: [],
    aliases: [EXCEL, ...EXCEL_ALIASES, ...ZIP, 'application/wps-office.xlsx'],
  },
} as const satisfies Readonly<Record<string, FileType>>
export type FileExtension = keyof typeof FILE_TYPES

/** Declared by devices for a file of any type; then the bytes and the extension alone decide. */
export const GENERAL_MEDIA_TYPES: readonly string[] = [
  '',
  'application/octet-stream',
  'binary/octet-stream',
  'application/force-download',
  'application/x-force-download',
  'application/download',
  'application/x-download',
  'application/unknown',
]

/** Whether a device may declare this media type (in lower case, without parameters) for a file of this type. */
export const mayBeDeclaredAs = (extension: FileExtension, declared: string): boolean => {
  const { mime, aliases }: FileType = FILE_TYPES[extension]
  return declared === mime || aliases.includes(declared) || GENERAL_MEDIA_TYPES.includes(declared)
}
