import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { useLoaded } from '../../shared/api/use-loaded.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { useEditingLock } from '../../shared/editing/use-editing-lock.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { formatDateTime } from '../../shared/format/date.ts'
import { KnownLink } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { Card } from '../../shared/ui/card.tsx'
import { PageIntro } from '../../shared/ui/page-intro.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { SpokenText } from '../../shared/ui/spoken-text.tsx'
import { DocumentsList } from './documents-list.tsx'
import styles from './recipient-document.module.css'
import { recipientDocumentsQuery } from './recipient-document-queries.ts'

/** /prijemce/dokumenty */
export function DocumentsPage() {
  const { t } = useTranslation('recipient-document')
  const lock = useEditingLock()
  const { data, failure, retry } = useLoaded(recipientDocumentsQuery(useApi()))
  return (
    <div className={styles.page}>
      <PageIntro
        back={<KnownLink to={paths.recipientHome}>{t(($) => $.back)}</KnownLink>}
        title={t(($) => $.title)}
        lead={
          lock.state === 'locked' ? (
            <SpokenText text={t(($) => $.locked, { until: formatDateTime(lock.until ?? '', 'cs') })} />
          ) : (
            t(($) => $.lead)
          )
        }
      />
      {data && <DocumentsList documents={data} />}
      {!data && failure && (
        <FailureBanner
          ns="editing"
          section="loadProblem"
          failure={failure}
          title={t(($) => $.loadFailed.title)}
          onRetry={retry}
        />
      )}
      {!data && !failure && <Skeleton shape="page" />}
      <DocumentsCall />
    </div>
  )
}

function DocumentsCall() {
  const { t } = useTranslation('recipient-document')
  const { recipients } = useConfig().phones
  return (
    <Card as="section" variant="flat" className={styles.call}>
      <h2>{t(($) => $.call.title)}</h2>
      <p>
        <PhoneLink {...recipients} />
      </p>
      <p className="soft small">{t(($) => $.call.lead)}</p>
    </Card>
  )
}
