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
 * The donor's data as the session has them; where it came without them they are asked for, and handed to the session. A profile that
 * cannot be read says so, for an empty form would empty the profile.
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
  // What the session has may be of yesterday, and a profile is saved whole.
  useEffect(() => {
    if (isKnown) void refreshProfile()
  }, [isKnown, refreshProfile])
  // An answer without them helps no more than none.
  const isWithout = data !== undefined && data.profile.donor === undefined
  return { donor: profile.donor ?? data?.profile.donor, failure: isWithout ? 'empty' : failure, retry }
}
