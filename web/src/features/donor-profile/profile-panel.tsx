import { queryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { useLoaded } from '../../shared/api/use-loaded.ts'
import type { DonorData } from '../../shared/api/wire.ts'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { accountKindOf } from '../../shared/session/account-kind.ts'
import { fetchUserProfile } from '../../shared/session/profile-refresh.ts'
import type { SignedIn } from '../../shared/session/session.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PageIntro } from '../../shared/ui/page-intro.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { ProfileForm } from './profile-form.tsx'

export function ProfilePanel({ session }: { session: SignedIn }) {
  const { t } = useTranslation('donor-profile')
  const { donor, failure, retry } = useDonorData(session)
  const [round, setRound] = useState(0)
  return (
    <Stack gap={5}>
      <PageIntro
        back={<Link to={paths.account}>{t(($) => $.back)}</Link>}
        title={t(($) => (accountKindOf(session).isCompany ? $.titleCompany : $.title))}
        lead={t(($) => $.lead)}
      />
      {donor && (
        <ProfileForm key={round} session={session} donor={donor} onRenew={() => setRound((count) => count + 1)} />
      )}
      {!donor && failure === undefined && <Skeleton shape="titled" lines={6} />}
      {!donor && failure !== undefined && <LoadFailed onRetry={retry} />}
    </Stack>
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('donor-profile')
  return (
    <Banner
      tone="error"
      role="alert"
      title={t(($) => $.loadFailed.title)}
      actions={<Button onClick={onRetry}>{t(($) => $.loadFailed.retry)}</Button>}
    >
      {t(($) => $.loadFailed.text)}
    </Banner>
  )
}

type Found = { donor: DonorData | undefined; failure: unknown; retry: () => void }

/** Fetched if the session has none. Without them there is an error, because saving an empty form would clear them. */
function useDonorData({ profile }: SignedIn): Found {
  const api = useApi()
  const { store, refreshProfile } = useSessionActions()
  const isKnown = profile.donor !== undefined
  const { data, failure, retry } = useLoaded({
    ...queryOptions({ queryKey: ['user-profile'], queryFn: () => fetchUserProfile(api) }),
    enabled: !isKnown,
  })
  useEffect(() => {
    if (data) store.refresh({ profile: data.profile, fullUser: data.profile_full }, store.current().epoch)
  }, [data, store])
  // The session's data may be a day old, and a save replaces the full profile.
  useEffect(() => {
    if (isKnown) void refreshProfile()
  }, [isKnown, refreshProfile])
  // An answer without the donor's data counts as a failure.
  const isWithout = data !== undefined && data.profile.donor === undefined
  return { donor: profile.donor ?? data?.profile.donor, failure: isWithout ? 'empty' : failure, retry }
}
