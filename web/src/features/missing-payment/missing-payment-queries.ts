import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type {
  MissingPaymentCheck,
  MissingPaymentReport,
  MissingPaymentReported,
  PaidSomehow,
} from '#web/shared/api/wire.ts'

/** The result for a payment by the rules of working days; sends no message. Throws `ApiFailure`. */
export async function checkMissingPayment(api: Api, paid: PaidSomehow): Promise<MissingPaymentCheck> {
  return responseOf(await api.POST('/missingPayment/check', { body: paid }))
}

/** `key` makes a repeat one report (rule 18.10). Throws `ApiFailure`. */
export async function reportMissingPayment(
  api: Api,
  report: MissingPaymentReport,
  key: string,
): Promise<MissingPaymentReported> {
  const result = await api.POST('/missingPayment', { params: { header: { 'Idempotency-Key': key } }, body: report })
  return responseOf(result)
}

/** Fetched once, because it is a POST, and not cached after unmount (rule 18.14). */
export function missingPaymentCheckQuery(api: Api, paid: PaidSomehow) {
  return queryOptions({
    queryKey: ['missing-payment', paid],
    queryFn: () => checkMissingPayment(api, paid),
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
