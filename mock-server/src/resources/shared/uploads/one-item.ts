import { type FileFault, refuseFiles, shownName } from '../../../domain/files/upload-rules.ts'
import type { UploadedFile } from '../../../kernel/handler.ts'
import { offer } from './offered-file.ts'

/** The single item of an upload: its metadata and its file, or the refusal. */
export type OneItem =
  | {
      readonly kind: 'item'
      readonly meta: unknown
      readonly file: Uint8Array
      readonly name: string
      readonly mediaType: string
    }
  | { readonly kind: 'file-refused'; readonly meta: unknown; readonly answer: Refused }
  | { readonly kind: 'refused'; readonly answer: Refused }
  | { readonly kind: 'malformed'; readonly answer: ReturnType<typeof malformed> }

type ItemFault = Exclude<FileFault, 'files-total-oversize'>
type Refused = ReturnType<typeof refusedItem>

/**
 * For an upload that accepts `meta[0]` and `File[0]` of one category. A fault inside `meta[0]` is reported with its
 * field (`meta[0].description: required`).
 */
export const readOneItem = async (files: readonly UploadedFile[], category: string): Promise<OneItem> => {
  const unexpected = files.find(({ index }) => index !== 0)
  const [file] = files
  if (unexpected || !file) return { kind: 'malformed', answer: malformed(unexpected?.index ?? 0) }
  const { meta, metaFaults, bytes, fileName } = file
  const offered = offer(file)
  if (offered.category === null) return { kind: 'refused', answer: refusedItem('file-meta-invalid', 'meta[0]') }
  if (offered.category !== category) return { kind: 'refused', answer: refusedItem('file-category-unknown', 'meta[0]') }
  if (metaFaults)
    return { kind: 'refused', answer: { error_code: 400, error: 'file-meta-invalid', fields: metaFaults } }
  const [refusal] = refuseFiles([offered])
  if (!refusal)
    return { kind: 'item', meta, file: bytes, name: shownName(fileName), mediaType: offered.detectedType ?? '' }
  // With one item the total is never over the limit.
  const error = refusal.error === 'files-total-oversize' ? 'file-oversize' : refusal.error
  return { kind: 'file-refused', meta, answer: refusedItem(error, refusal.part) }
}

const refusedItem = (error: ItemFault, part: string) =>
  ({ error_code: 400, error, fields: { [part]: error } as Readonly<Record<string, string>> }) as const

const malformed = (index: number) =>
  ({ error_code: 400, error: 'bad-request', fields: { [`File[${index}]`]: 'unknown' } }) as const
