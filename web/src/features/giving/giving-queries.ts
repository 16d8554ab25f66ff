import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import { ApiFailure, networkFailure } from '#web/shared/api/envelope.ts'
import type { PaymentDetails } from '#web/shared/api/wire.ts'
import type { PaymentTools } from './payment-tools.ts'

/** Throws `ApiFailure`. */
export async function getPaymentDetails(api: Api): Promise<PaymentDetails> {
  return responseOf(await api.GET('/paymentDetails', { params: { query: {} } }))
}

/** A validated account, and the functions that draw its codes. */
export type Payee = { account: PaymentDetails; tools: PaymentTools }

/** No recipient if the digits contradict each other. A chunk that fails to load counts as a network failure. */
export function payeeQuery(api: Api) {
  return queryOptions({
    queryKey: ['payment-details'],
    queryFn: async (): Promise<{ recipient: Payee | undefined }> => {
      const [account, { tools }] = await Promise.all([getPaymentDetails(api), loadTools()])
      return { recipient: tools.isSound(account) ? { account, tools } : undefined }
    },
    staleTime: 300_000,
  })
}

function loadTools() {
  return import('./payment-tools.ts').catch((cause: unknown) => {
    throw new ApiFailure(networkFailure(cause))
  })
}
