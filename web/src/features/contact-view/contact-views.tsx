import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { useRecipientRecord } from '#web/shared/session/recipient-record.ts'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'
import styles from './contact-view.module.css'
import { contactViewsQuery } from './contact-view-queries.ts'
import { ViewList } from './view-list.tsx'

/** The days of the views and how to stop them (rule 10.18). No names. */
export function ContactViews() {
  const { t } = useTranslation('contact-view')
  const { data, failure, retry } = useLoaded(contactViewsQuery(useApi()))
  const { record } = useRecipientRecord()
  const isOff = record?.InformativeConsent === false
  return (
    <section className={styles.section} aria-labelledby="contact-views">
      <h2 id="contact-views">{t(($) => $.title)}</h2>
      <p>{t(($) => $.lead)}</p>
      {isOff && <p className={styles.off}>{t(($) => $.off)}</p>}
      {data && <ViewList {...data} />}
      {!data && (failure ? <ViewsFailed failure={failure} onRetry={retry} /> : <Skeleton lines={3} />)}
      <p className="soft">
        <span>{t(($) => $[isOff ? 'start' : 'stop'])}</span>{' '}
        <KnownLink to={paths.recipientData}>{t(($) => $.consent)}</KnownLink>
      </p>
    </section>
  )
}

function ViewsFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation('contact-view')
  const { recipients } = useConfig().phones
  const refused = (
    <p>
      {t(($) => $.failed.other.text)} <PhoneLink {...recipients} />
    </p>
  )
  return (
    <FailureBanner
      ns="contact-view"
      section="failed"
      failure={failure}
      title={t(($) => $.failed.title)}
      text={failure.isNetwork ? undefined : refused}
      onRetry={onRetry}
    />
  )
}
