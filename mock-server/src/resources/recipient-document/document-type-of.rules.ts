import type { DocumentType } from '../../domain/state/recipient.ts'
import { DOCUMENT_LABELS } from './documents-by-type.rules.ts'

/** Which document a file of a form becomes; a category that documents do not know becomes `other`. */
export const documentTypeOf = (category: string): DocumentType =>
  Object.hasOwn(DOCUMENT_LABELS, category) ? (category as DocumentType) : 'other'
