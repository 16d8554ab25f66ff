import { type DefaultError, type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiFailure, unreadableAnswer } from './envelope.ts'

export type Loaded<Data> = {
  /** Undefined while the query is loading or has failed. */
  data: Data | undefined
  /** Set after the first failed try, while retries continue (rule 16.13); undefined once data is loaded. */
  failure: ApiFailure | undefined
  /** Requests again at once instead of waiting for the next retry. */
  retry: () => void
}

/** A query as a screen shows it: loaded, loading, or failed with a retry. */
export function useLoaded<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
): Loaded<Data> {
  const client = useQueryClient()
  const { data, error, failureReason } = useQuery(options)
  const cause = data === undefined ? (error ?? failureReason) : null
  // An answer off the contract makes a query throw something else; its part of the page says so too (rule 3.12).
  const failed = cause === null || cause instanceof ApiFailure ? cause : new ApiFailure(unreadableAnswer(cause))
  return {
    data,
    failure: failed === null || failed.isSuperseded ? undefined : failed,
    retry: () => void client.resetQueries({ queryKey: options.queryKey, exact: true }),
  }
}
