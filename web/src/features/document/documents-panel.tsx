import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import type { DonorDocument } from '../../shared/api/wire.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { FocusedNotice } from '../../shared/ui/focused-notice.tsx'
import { LetterPicture } from '../../shared/ui/illustrations/letter-picture.tsx'
import styles from './document.module.css'
import { DocumentCard } from './document-card.tsx'
import { documentsQuery } from './document-queries.ts'
import { splitDocuments, withReissued } from './documents-shown.ts'
import { ReplacedDocuments } from './replaced-documents.tsx'

/** The loaded documents; a reissued one is placed on top at once. */
export function DocumentsPanel({ documents }: { documents: readonly DonorDocument[] }) {
  const { t } = useTranslation('document')
  const client = useQueryClient()
  const { queryKey } = documentsQuery(useApi())
  const [fresh, setFresh] = useState<DonorDocument>()
  const { valid, replaced } = splitDocuments(documents)

  function take(formerId: string, issued: DonorDocument) {
    client.setQueryData(queryKey, (list) => withReissued(list ?? documents, formerId, issued))
    setFresh(issued)
  }

  if (documents.length === 0) {
    return (
      <EmptyState picture={<LetterPicture />} title={t(($) => $.none.title)}>
        {t(($) => $.none.lead)}
      </EmptyState>
    )
  }
  return (
    <>
      {fresh && <Reissued key={fresh.documentId} year={fresh.taxYear} />}
      <ul className={styles.list}>
        {valid.map((document, index) => (
          <DocumentCard
            key={document.documentId}
            document={document}
            isFirst={index === 0}
            onReissued={(issued) => take(document.documentId, issued)}
          />
        ))}
      </ul>
      <ReplacedDocuments documents={replaced} />
    </>
  )
}

/** Takes the focus from the closed dialog. */
function Reissued({ year }: { year: number | null }) {
  const { t } = useTranslation('document')
  return (
    <FocusedNotice>
      <Banner tone="ok" role="status" title={t(($) => $.reissue.doneTitle, { year: year ?? '' })}>
        {t(($) => $.reissue.done)}
      </Banner>
    </FocusedNotice>
  )
}
