import { useQueryClient } from '@tanstack/react-query'
import { useApi, useServerClock } from '../api/api-context.tsx'
import { renewAvatar } from '../session/profile-refresh.ts'
import { useSessionActions } from '../session/session-context.tsx'

/** `meta` of a query whose answer holds addresses of pictures. */
export const WITH_PICTURES = { hasPictures: true }

/** Reads the answers with pictures on this page again; pictures that fail together share one reading. */
export function useRenewPictures(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    client.refetchQueries(
      { type: 'active', predicate: ({ meta }) => meta?.hasPictures === true },
      { cancelRefetch: false },
    )
}

/** Reads the profile again, whose avatar then has a fresh address. */
export function useRenewAvatar(): () => Promise<unknown> {
  const [api, clock] = [useApi(), useServerClock()]
  const { store } = useSessionActions()
  return () => renewAvatar({ api, clock, session: store })
}
