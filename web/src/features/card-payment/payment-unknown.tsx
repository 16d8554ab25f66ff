import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { useKnownPath } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { useSession } from '#web/shared/session/session-context.tsx'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { EmptyState } from '#web/shared/ui/empty-state/empty-state.tsx'
import { WingPicture } from '#web/shared/ui/illustrations/wing-picture.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { Contact } from './payment-failed.tsx'

/** The address has no payment (`missing`), or the provider does not know it. */
export function PaymentUnknown({ kind }: { kind: 'missing' | 'unknown' }) {
  const { t } = useTranslation('card-payment')
  const { isLoggedIn } = useSession()
  const canHelp = useKnownPath(paths.howToHelp)
  return (
    <Card as="section" variant="roomy">
      <EmptyState
        level={1}
        picture={<WingPicture />}
        title={t(($) => $.result[kind].title)}
        actions={
          <>
            {canHelp && (
              <ButtonLink variant="primary" to={paths.howToHelp}>
                {t(($) => $.result.howToHelp)}
              </ButtonLink>
            )}
            <ButtonLink to={paths.index}>{t(($) => (isLoggedIn ? $.result.home : $.result.index))}</ButtonLink>
          </>
        }
      >
        <Stack gap={3}>
          <p>{t(($) => $.result[kind].lead)}</p>
          <Contact />
        </Stack>
      </EmptyState>
    </Card>
  )
}

export function ResultNotLoaded({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation('card-payment')
  return (
    <Stack gap={5}>
      <h1>{t(($) => $.result.title)}</h1>
      <FailureBanner
        ns="card-payment"
        section="result.loadFailed"
        failure={failure}
        title={t(($) => $.result.loadFailed.title)}
        onRetry={onRetry}
      />
      <Contact />
    </Stack>
  )
}
