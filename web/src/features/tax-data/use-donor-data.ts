import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../../shared/api/api-context.tsx'
import { useLoaded } from '../../shared/api/use-loaded.ts'
import type { DonorData } from '../../shared/api/wire.ts'
import { fetchUserProfile } from '../../shared/session/profile-refresh.ts'
import type { SignedIn } from '../../shared/session/session.ts'

type Found = { donor: DonorData | undefined; hasFailed: boolean; retry: () => void }

/**
 * The donor's data as the session has them. A session that began without them asks once more, for an empty form would say that
 * nothing is known.
 */
export function useDonorData({ profile }: SignedIn): Found {
  const api = useApi()
  const { data, failure, retry } = useLoaded({
    ...queryOptions({ queryKey: ['user-profile'], queryFn: () => fetchUserProfile(api) }),
    enabled: profile.donor === undefined,
  })
  const donor = profile.donor ?? data?.profile.donor
  // An answer without them helps no more than none.
  return { donor, hasFailed: donor === undefined && (failure !== undefined || data !== undefined), retry }
}
