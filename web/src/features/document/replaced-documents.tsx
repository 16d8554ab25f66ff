import { useTranslation } from 'react-i18next'
import type { DonorDocument } from '../../shared/api/wire.ts'
import { formatDate } from '../../shared/format/date.ts'
import { withNoBreakSpaces } from '../../shared/format/no-break-spaces.ts'
import { useLanguage } from '../../shared/ui/use-language.ts'
import styles from './document.module.css'
import { useDocumentTitle } from './document-card.tsx'
import { DownloadButton } from './download-button.tsx'

/** Former certificates, collapsed: a tax office may hold them, but donors rarely look for them. */
export function ReplacedDocuments({ documents }: { documents: readonly DonorDocument[] }) {
  const { t } = useTranslation('document')
  if (documents.length === 0) return null
  return (
    <details className={styles.replaced}>
      <summary>{t(($) => $.replaced, { count: documents.length })}</summary>
      <p className="soft small">{t(($) => $.replacedLead)}</p>
      <ul className={styles.former}>
        {documents.map((document) => (
          <FormerDocument key={document.documentId} document={document} />
        ))}
      </ul>
    </details>
  )
}

function FormerDocument({ document }: { document: DonorDocument }) {
  const { t } = useTranslation('document')
  const language = useLanguage()
  const title = useDocumentTitle(document)
  const date = withNoBreakSpaces(formatDate(document.createdAt, language))
  return (
    <li className={styles.formerItem}>
      <div>
        <p>{title}</p>
        <p className="soft small">{t(($) => $.issued, { name: document.issuedTo, date })}</p>
      </div>
      <DownloadButton document={document} variant="link" label={t(($) => $.downloadFormer, { title, date })} />
    </li>
  )
}
