import { DOCUMENT_LABELS } from './documents-by-type.ts'
import type { DocumentType } from './recipient.ts'

/** Which document a file of a form becomes; a category that documents do not know becomes `other`. */
export const documentTypeOf = (category: string): DocumentType =>
  Object.hasOwn(DOCUMENT_LABELS, category) ? (category as DocumentType) : 'other'
