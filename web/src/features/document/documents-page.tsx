import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { paths } from '#web/shared/paths.ts'
import { Card } from '#web/shared/ui/card/card.tsx'
import { PageIntro } from '#web/shared/ui/page-intro.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import styles from './document.module.css'
import { documentsQuery } from './document-queries.ts'
import { DocumentsPanel } from './documents-panel.tsx'
import { newestDocumentId } from './documents-shown.ts'

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
