import { queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { useLoaded } from '../../shared/api/use-loaded.ts'
import type { DonorData } from '../../shared/api/wire.ts'
import { fetchUserProfile } from '../../shared/session/profile-refresh.ts'
import type { SignedIn } from '../../shared/session/session.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'

type Found = { donor: DonorData | undefined; failure: unknown; retry: () => void }

/**
 * The donor's data from the session; if the session has none, they are fetched and stored in it. A
 * profile that cannot be read shows an error, because saving an empty form would clear the profile.
 */
export function useDonorData({ profile }: SignedIn): Found {
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
