import { queryOptions } from '@tanstack/react-query'
import { useApi, useServerClock } from '../api/api-context.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { fetchUserProfile, isJustRead } from './profile-refresh.ts'
import type { SignedIn } from './session.ts'
import { useSessionActions } from './session-context.tsx'

/**
 * Read again on entry, because the session's data may be a day old, unless the portal has just started with it. An
 * answer without a donor counts as a failure: an empty form would claim that no data exist.
 */
export function useDonorData({ profile }: SignedIn) {
  const [api, clock, { store: session }] = [useApi(), useServerClock(), useSessionActions()]
  const { data, failure, retry } = useLoaded(
    queryOptions({
      queryKey: ['user-profile'],
      queryFn: async () => {
        const isFresh = await isJustRead({ session, clock })
        const { epoch } = session.current()
        const before = session.read()
        if (before.isLoggedIn && isFresh) return before.profile
        const { profile: fresh, profile_full: fullUser } = await fetchUserProfile(api)
        if (session.read() === before) session.refresh({ profile: fresh, fullUser }, epoch)
        return fresh
      },
    }),
  )
  const isWithout = data !== undefined && data.donor === undefined
  const donor = profile.donor ?? data?.donor
  return { donor, failure: isWithout ? 'empty' : failure, staleness: failure, retry }
}
