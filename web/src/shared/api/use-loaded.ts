import { type DefaultError, type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiFailure } from './envelope.ts'

export type Loaded<Data> = {
  /** Undefined while it is on its way or has failed. */
  data: Data | undefined
  /** Set from the first failed try on, while further tries go on by themselves (rule 16.13); undefined once data is there. */
  failure: ApiFailure | undefined
  /** Asks again at once instead of waiting for the next try. */
  retry: () => void
}

/** A query as a screen shows it: there, on its way, or failed with a way on. */
export function useLoaded<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
): Loaded<Data> {
  const client = useQueryClient()
  const { data, error, failureReason } = useQuery(options)
  const failed = data === undefined ? (error ?? failureReason) : null
  return {
    data,
    failure: failed instanceof ApiFailure && !failed.isSuperseded ? failed : undefined,
    retry: () => void client.resetQueries({ queryKey: options.queryKey, exact: true }),
  }
}
