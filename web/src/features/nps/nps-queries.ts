import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type { Rating, RatingRequest } from '#web/shared/api/wire.ts'

/** The key of the mailed link; undefined for a signed-in donor. */
export type Voter = { emlid?: string | undefined }

/** `Value` and `Date` are both null before the first vote (rule 16.10). Throws `ApiFailure`. */
export async function getNps(api: Api, { emlid }: Voter): Promise<Rating> {
  return responseOf(await api.GET('/nps', { params: { query: emlid === undefined ? {} : { emlid } } }))
}

/** Rates with 1-10. `key` makes a repeat count once (rule 18.10). */
export async function saveNps(api: Api, { rating, emlid }: Voter & { rating: number }, key: string): Promise<Rating> {
  const result = await api.POST('/nps', {
    params: { header: { 'Idempotency-Key': key } },
    body: ratingRequest({ rating, emlid }),
  })
  return responseOf(result)
}

export function ratingRequest({ rating, emlid }: Voter & { rating: number }): RatingRequest {
  return emlid === undefined ? { rating } : { rating, emlid }
}

export function npsQuery(api: Api, { emlid }: Voter) {
  return queryOptions({ queryKey: ['nps', emlid ?? null], queryFn: () => getNps(api, { emlid }) })
}
