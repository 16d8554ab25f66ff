import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import type { ContactViews as Views } from '#web/shared/api/wire.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { dayText } from '#web/shared/format/czech-days.ts'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { useRecipientRecord } from '#web/shared/session/recipient-record.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import styles from './contact-view.module.css'
import { contactViewsQuery } from './contact-view-queries.ts'
import { viewDays } from './view-days.ts'

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

/** Days shown before the family asks for more. */
const FIRST_DAYS = 8

function ViewList({ views, total }: Views) {
  const { t } = useTranslation('contact-view')
  const [isWhole, setWhole] = useState(false)
  if (total === 0) return <p className={styles.none}>{t(($) => $.none)}</p>
  const days = viewDays(views)
  const shown = isWhole ? days : days.slice(0, FIRST_DAYS)
  return (
    <>
      <p>
        <span>{t(($) => $.count, { count: total })}</span>{' '}
        {views.length < total && <span>{t(($) => $.newest, { shown: views.length })}</span>}
      </p>
      <ul className={styles.days} aria-label={t(($) => $.list)}>
        {shown.map(({ day, times }) => (
          <li key={day}>
            <span className="num">
              <SpokenText text={dayText(day)} />
            </span>
            {times > 1 && <span className="soft">{t(($) => $.times, { count: times })}</span>}
          </li>
        ))}
      </ul>
      {shown.length < days.length && (
        <div>
          <Button variant="link" onClick={() => setWhole(true)}>
            {t(($) => $.all)}
          </Button>
        </div>
      )}
    </>
  )
}
