import { FILE_TYPES, type FileExtension, mayBeDeclaredAs } from '#rules/files/file-types.ts'
import { cleanFileName } from '#rules/formats/file-name.ts'

/** Rule 15.2: exactly 5 MB a file. */
export const FILE_BYTES = 5 * 1024 * 1024
/** The provider's own limit for one request. */
export const TOTAL_BYTES = 20 * 1024 * 1024

/** Rule 15.1. */
const AVATAR: readonly FileExtension[] = ['jpg', 'jpeg', 'png']
const PHOTO: readonly FileExtension[] = [...AVATAR, 'bmp']
const DOCUMENT: readonly FileExtension[] = [...PHOTO, 'pdf']
const EXTENSIONS: Readonly<Record<string, readonly FileExtension[]>> = {
  avatar: AVATAR,
  photo: PHOTO,
  document: DOCUMENT,
  form: DOCUMENT,
  request: [...DOCUMENT, 'doc', 'docx', 'xls', 'xlsx'],
}

export type OfferedFile = {
  readonly index: number
  /** False when there is only the `meta` of the item. */
  readonly present: boolean
  /** Null when `meta` is missing or violates the contract. */
  readonly category: string | null
  readonly fileName: string
  readonly size: number
  /** As sent, without parameters. */
  readonly declaredType: string
  /** The media type of rule 15.1 by the bytes; null when unknown. */
  readonly detectedType: string | null
}
export type FileFault =
  | 'file-missing'
  | 'file-empty'
  | 'file-oversize'
  | 'file-unsupported-type'
  | 'file-type-mismatch'
  | 'file-category-unknown'
  | 'file-meta-invalid'
  | 'files-total-oversize'

/** The invalid part (`File[1]`, `meta[0]`) and its error. */
export type FileRefusal = { readonly part: string; readonly error: FileFault }

/** A name as it is stored and shown: never a path (rule 19.11), without invisible characters, at most 255 long. */
export const shownName = (fileName: string): string => {
  const clean = cleanFileName(fileName.split(/[/\\]/).at(-1) ?? '')
  return clean.length > 255 ? cleanFileName(clean.slice(clean.length - 255)) : clean
}

/** Every invalid part, in order; an empty list accepts the upload. */
export const refuseFiles = (files: readonly OfferedFile[]): readonly FileRefusal[] => {
  if (files.length === 0) return [{ part: 'File[0]', error: 'file-missing' }]
  const refusals = files.flatMap((file) => refuseFile(file) ?? [])
  if (refusals.length > 0) return refusals
  const excess = files.find((_, n) => files.slice(0, n + 1).reduce((sum, { size }) => sum + size, 0) > TOTAL_BYTES)
  return excess ? [{ part: `File[${excess.index}]`, error: 'files-total-oversize' }] : []
}

const refuseFile = (file: OfferedFile): FileRefusal | null => {
  const meta = `meta[${file.index}]`
  const part = `File[${file.index}]`
  if (file.category === null) return { part: meta, error: 'file-meta-invalid' }
  const allowed = Object.hasOwn(EXTENSIONS, file.category) ? EXTENSIONS[file.category] : undefined
  if (!allowed) return { part: meta, error: 'file-category-unknown' }
  if (!file.present) return { part, error: 'file-missing' }
  if (file.size === 0) return { part, error: 'file-empty' }
  if (file.size > FILE_BYTES) return { part, error: 'file-oversize' }
  const named = /\.([^.]+)$/.exec(shownName(file.fileName))?.[1]?.toLowerCase() ?? ''
  const extension = allowed.find((each) => each === named)
  if (!extension) return { part, error: 'file-unsupported-type' }
  const agrees = file.detectedType === FILE_TYPES[extension].mime && mayBeDeclaredAs(extension, file.declaredType)
  return agrees ? null : { part, error: 'file-type-mismatch' }
}
