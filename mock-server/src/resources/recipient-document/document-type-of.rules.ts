import type { DocumentType } from '../../domain/state/recipient.ts'
import { DOCUMENT_LABELS } from './documents-by-type.rules.ts'

/** The document type of a file of a form; an unknown category becomes `other`. */
export const documentTypeOf = (category: string): DocumentType =>
  Object.hasOwn(DOCUMENT_LABELS, category) ? (category as DocumentType) : 'other'
