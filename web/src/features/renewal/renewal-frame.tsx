import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { Redirect } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { CallCard } from '#web/shared/ui/call-card/call-card.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './renewal.module.css'

export function RenewalWaiting({ failure, onRetry }: { failure: ApiFailure | undefined; onRetry: () => void }) {
  const { t } = useTranslation('renewal')
  if (!failure) return <Skeleton shape="page" />
  return (
    <FailureBanner
      ns="editing"
      section="loadProblem"
      failure={failure}
      title={t(($) => $.loadFailed.title)}
      onRetry={onRetry}
    />
  )
}

/** The back link and the heading, on top of every state of the renewal. */
export function RenewalTitle() {
  const { t } = useTranslation('renewal')
  return (
    <Stack gap={2}>
      <p className={styles.back}>
        <KnownLink className="standalone-link" to={paths.recipientHome}>
          {t(($) => $.back)}
        </KnownLink>
      </p>
      <h1>{t(($) => $.title)}</h1>
    </Stack>
  )
}

/** A redirect alone leaves the page blank until the code of the next one is there. */
export function RenewalRedirect({ to }: { to: string }) {
  return (
    <>
      <Redirect to={to} />
      <Skeleton shape="page" />
    </>
  )
}

/** Whom to call about the renewal, from the runtime configuration. */
export function RenewalCall({ isSent = false }: { isSent?: boolean }) {
  const { t } = useTranslation('renewal')
  return <CallCard title={t(($) => $.call.title)}>{t(($) => $.call[isSent ? 'leadSent' : 'lead'])}</CallCard>
}
