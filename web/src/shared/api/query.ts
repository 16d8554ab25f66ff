import { notifyManager, QueryClient } from '@tanstack/react-query'
import { isSlowConnection } from './connection.ts'
import { DEDUPLICATION } from './deduplication.ts'
import { ApiFailure } from './envelope.ts'
import { notifications } from './notifications.ts'

/** Milliseconds, rule 16.13. */
export const RETRY_INTERVAL = { normal: 5_000, slow: 10_000 }
export const SLOW_LOADING = { normal: 3_000, slow: 5_000 }
export const FOCUS_THROTTLE = 5_000

const MAX_RETRIES = 8

/**
 * Milliseconds before retry `attempt` (from 0): doubled each time up to 16 times, plus up to half of it at random,
 * so that not all clients reach a recovering provider at once (rule 18.14).
 */
export function retryDelay(
  attempt: number,
  slow: boolean = isSlowConnection(),
  random: () => number = Math.random,
): number {
  const base = slow ? RETRY_INTERVAL.slow : RETRY_INTERVAL.normal
  return Math.round(base * 2 ** Math.min(attempt, 4) * (1 + random() / 2))
}

/** Milliseconds of loading after which a screen says that it takes longer than usual. */
export function slowLoadingAfter(slow: boolean = isSlowConnection()): number {
  return slow ? SLOW_LOADING.slow : SLOW_LOADING.normal
}

const sentAhead = new WeakSet<object>()

/** Sends queries before their screen is there. The screen shows a failure of one instead of requesting it again at once (rule 16.13). */
export function sendAhead(client: QueryClient, send: (client: QueryClient) => Promise<unknown>): void {
  send(client).catch(() => {})
  for (const query of client.getQueryCache().findAll({ fetchStatus: 'fetching' })) sentAhead.add(query)
}

/**
 * The next user starts with an empty client (rule 18.3). Reads are retried if the failure may pass; writes never
 * (rule 18.14).
 */
export function createQueryClient(): QueryClient {
  notifyManager.setScheduler((notify) => notifications.schedule(notify))
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: DEDUPLICATION,
        networkMode: 'always',
        retry: (attempt, failure) => attempt < MAX_RETRIES && failure instanceof ApiFailure && failure.isPassing,
        // A provider that says when to try again is not called before.
        retryDelay: (attempt, failure) =>
          Math.max(retryDelay(attempt), failure instanceof ApiFailure ? (failure.retryAfter ?? 0) * 1_000 : 0),
        retryOnMount: (query) => !sentAhead.has(query) || Date.now() - query.state.errorUpdatedAt >= DEDUPLICATION,
        refetchOnWindowFocus: ({ state }) =>
          Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= FOCUS_THROTTLE,
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
