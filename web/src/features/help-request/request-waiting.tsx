import { useTranslation } from 'react-i18next'
import type { RequestVariant } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { PageIntro } from '#web/shared/ui/page-intro.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'

type RequestWaitingProps = { variant: RequestVariant; failure?: unknown; onRetry?: () => void }

export function RequestWaiting({ variant, failure, onRetry }: RequestWaitingProps) {
  return (
    <>
      <RequestHead variant={variant} />
      {onRetry ? <LoadFailed failure={failure} onRetry={onRetry} /> : <Skeleton shape="page" />}
    </>
  )
}

/** The form or the request could not be loaded; the stored answers stay on the device. */
export function LoadFailed({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation('help-request')
  return (
    <FailureBanner
      ns="editing"
      section="loadProblem"
      failure={failure}
      title={t(($) => $.loadFailed.title)}
      onRetry={onRetry}
    >
      <p>{t(($) => $.loadFailed.kept)}</p>
    </FailureBanner>
  )
}

export function RequestHead({ variant }: { variant: RequestVariant }) {
  const { t } = useTranslation('help-request')
  return (
    <PageIntro
      back={<Link to={paths.requestForm}>{t(($) => $.form.back)}</Link>}
      title={t(($) => $.form[variant])}
      lead={t(($) => $.form.lead)}
    />
  )
}

/** The matching answers were preserved. */
export function FormChanged() {
  const { t } = useTranslation('help-request')
  return (
    <Banner tone="warn" role="status" title={t(($) => $.form.changed.title)}>
      {t(($) => $.form.changed.text)}
    </Banner>
  )
}
