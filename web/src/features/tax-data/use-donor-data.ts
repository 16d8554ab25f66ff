import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../../shared/api/api-context.tsx'
import { useLoaded } from '../../shared/api/use-loaded.ts'
import type { DonorData } from '../../shared/api/wire.ts'
import { fetchUserProfile } from '../../shared/session/profile-refresh.ts'
import type { SignedIn } from '../../shared/session/session.ts'

type Found = { donor: DonorData | undefined; hasFailed: boolean; retry: () => void }

/**
 * The donor's data from the session. A session without them fetches them once more, because an
 * empty form would claim that no data exist.
 */
export function useDonorData({ profile }: SignedIn): Found {
  const api = useApi()
  const { data, failure, retry } = useLoaded({
    ...queryOptions({ queryKey: ['user-profile'], queryFn: () => fetchUserProfile(api) }),
    enabled: profile.donor === undefined,
  })
  const donor = profile.donor ?? data?.profile.donor
  // An answer without the donor's data counts as a failure.
  return { donor, hasFailed: donor === undefined && (failure !== undefined || data !== undefined), retry }
}
