import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { useKnownPath } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { useSession } from '../../shared/session/session-context.tsx'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { WingPicture } from '../../shared/ui/illustrations/wing-picture.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { Contact } from './contact.tsx'

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
