import { useQueryClient } from '@tanstack/react-query'
import { useApi, useServerClock } from '../api/api-context.tsx'
import { renewAvatar } from '../session/profile-refresh.ts'
import { useSessionActions } from '../session/session-context.tsx'

/** `meta` of a query whose response holds addresses of pictures. */
export const WITH_PICTURES = { hasPictures: true }

/** Refetches the queries with pictures on this page; pictures that fail at the same time share one request. */
export function useRenewPictures(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    client.refetchQueries(
      { type: 'active', predicate: ({ meta }) => meta?.hasPictures === true },
      { cancelRefetch: false },
    )
}

/** Reads the profile again, which contains a fresh avatar address. */
export function useRenewAvatar(): () => Promise<unknown> {
  const [api, clock] = [useApi(), useServerClock()]
  const { store } = useSessionActions()
  return () => renewAvatar({ api, clock, session: store })
}
