import { DocumentsPage } from '../features/recipient-document/documents-page.tsx'
import recipientDocument from '../features/recipient-document/locales/cs.json' with { type: 'json' }

export const texts = { 'recipient-document': recipientDocument }

/** /prijemce/dokumenty: the family's documents (rule 10.10), Czech only. */
export function Component() {
  return <DocumentsPage />
}
