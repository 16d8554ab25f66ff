import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import type { DonorDocument } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { formatDate } from '#web/shared/format/date.ts'
import { paths } from '#web/shared/paths.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { EmptyState } from '#web/shared/ui/empty-state/empty-state.tsx'
import { FocusedNotice } from '#web/shared/ui/focused-notice.tsx'
import { LetterPicture } from '#web/shared/ui/illustrations/letter-picture.tsx'
import { PageIntro } from '#web/shared/ui/page-intro.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import styles from './document.module.css'
import { DocumentCard, useDocumentTitle } from './document-card.tsx'
import { documentsQuery } from './document-queries.ts'
import { newestDocumentId, splitDocuments, withReissued } from './documents-shown.ts'
import { DownloadButton } from './download-button.tsx'

type DocumentsPageProps = {
  /** Called with the id of the newest document once the list is shown, and again when a newer one is. */
  onShown: (documentId: string) => void
}

/** /muj-ucet/dokumenty */
export function DocumentsPage({ onShown }: DocumentsPageProps) {
  const { t } = useTranslation('document')
  const { data, failure, retry } = useLoaded(documentsQuery(useApi()))
  const newest = data && newestDocumentId(data)
  useEffect(() => {
    if (newest !== undefined) onShown(newest)
  }, [newest, onShown])
  let body: ReactNode = <Waiting />
  if (data) body = <DocumentsPanel documents={data} />
  else if (failure) {
    body = (
      <FailureBanner
        ns="document"
        failure={failure}
        title={t(($) => $.loadFailed)}
        onRetry={failure.isPassing ? retry : undefined}
      />
    )
  }
  return (
    <div className={styles.page}>
      <PageIntro
        back={<Link to={paths.account}>{t(($) => $.back)}</Link>}
        title={t(($) => $.title)}
        lead={t(($) => $.lead)}
      />
      {body}
    </div>
  )
}

function Waiting() {
  return (
    <Card variant="roomy" className={styles.waiting}>
      <Skeleton shape="titled" lines={4} />
    </Card>
  )
}

/** The loaded documents; a reissued one is placed on top at once. */
function DocumentsPanel({ documents }: { documents: readonly DonorDocument[] }) {
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

/** Former certificates, collapsed: a tax office may hold them, but donors rarely look for them. */
function ReplacedDocuments({ documents }: { documents: readonly DonorDocument[] }) {
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
  const date = formatDate(document.createdAt, language)
  return (
    <li className={styles.formerItem}>
      <div>
        <p>{title}</p>
        <p className="soft small">
          <SpokenText text={t(($) => $.issued, { name: document.issuedTo, date })} />
        </p>
      </div>
      <DownloadButton document={document} variant="link" label={t(($) => $.downloadFormer, { title, date })} />
    </li>
  )
}
