import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../api/api-context.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { readCheckedProfile } from './profile-refresh.ts'
import type { SignedIn } from './session.ts'

/**
 * Fetched once more if the session has none, because an empty form would claim that no data exist. An answer without
 * them counts as a failure.
 */
export function useDonorData({ profile }: SignedIn) {
  const api = useApi()
  const { data, failure, retry } = useLoaded({
    ...queryOptions({ queryKey: ['user-profile'], queryFn: () => readCheckedProfile(api) }),
    enabled: profile.donor === undefined,
  })
  const isWithout = data !== undefined && data.profile.donor === undefined
  return { donor: profile.donor ?? data?.profile.donor, data, failure: isWithout ? 'empty' : failure, retry }
}
