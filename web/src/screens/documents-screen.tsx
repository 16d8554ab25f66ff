import { DocumentsPage } from '../features/document/documents-page.tsx'
import document from '../features/document/locales/cs.json' with { type: 'json' }

export const texts = { document }

/** /muj-ucet/dokumenty: the donor's documents (spec §2, §3 Document). */
export function Component() {
  return <DocumentsPage />
}
