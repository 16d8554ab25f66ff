import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { useEditingLock } from '#web/shared/editing/use-editing-lock.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { formatDateTime } from '#web/shared/format/date.ts'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { Card } from '#web/shared/ui/card/card.tsx'
import { PageIntro } from '#web/shared/ui/page-intro.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
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
