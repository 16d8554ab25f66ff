import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import { postForPdf } from '#web/shared/api/plain-calls.ts'
import type { OverviewRequest, Payments } from '#web/shared/api/wire.ts'

/** Newest first, with the planned charges. Throws `ApiFailure`. */
export async function getPayments(api: Api): Promise<Payments> {
  return responseOf(await api.GET('/payments', { params: { query: {} } }))
}

/** Both days included. Throws `ApiFailure`. */
export async function printPaymentOverview(api: Api, range: OverviewRequest): Promise<Blob> {
  return postForPdf(api, '/payments/overview', range)
}

export const paymentKeys = { list: ['payments'] } as const

export function paymentsQuery(api: Api) {
  return queryOptions({ queryKey: paymentKeys.list, queryFn: () => getPayments(api) })
}
