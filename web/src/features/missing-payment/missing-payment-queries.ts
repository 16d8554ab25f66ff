import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type {
  MissingPaymentCheck,
  MissingPaymentReport,
  MissingPaymentReported,
  PaidSomehow,
} from '../../shared/api/wire.ts'

/** What the rules of working days say about a payment; nothing is written to anybody. Throws `ApiFailure`. */
export async function checkMissingPayment(api: Api, paid: PaidSomehow): Promise<MissingPaymentCheck> {
  return responseOf(await api.POST('/missingPayment/check', { body: paid }))
}

/** Asks the foundation to look for it. `key` names the intent: sent again, it is one letter (rule 18.10). Throws `ApiFailure`. */
export async function reportMissingPayment(
  api: Api,
  report: MissingPaymentReport,
  key: string,
): Promise<MissingPaymentReported> {
  const result = await api.POST('/missingPayment', { params: { header: { 'Idempotency-Key': key } }, body: report })
  return responseOf(result)
}

/** The check as something to look at: asked once, for it is a POST, and not kept once nobody looks (rule 18.14). */
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
