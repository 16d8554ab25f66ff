import { DocumentsPage } from '../features/document/documents-page.tsx'
import document from '../features/document/locales/cs.json' with { type: 'json' }
import { useClosedNotice } from '../features/notices/use-closed-notice.ts'
import { SEEN_DOCUMENT_KEY } from '../shared/session/session-storage.ts'

export const texts = { document }

/** /muj-ucet/dokumenty (rule 6.12). Opening the page ends the prompt for a new document. */
export function Component() {
  const [, markSeen] = useClosedNotice(SEEN_DOCUMENT_KEY)
  return <DocumentsPage onShown={markSeen} />
}
