import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import { ApiFailure, networkFailure } from '../../shared/api/envelope.ts'
import type { PaymentDetails } from '../../shared/api/wire.ts'
import type { PaymentTools } from './payment-tools.ts'

/** Where to send a gift: account, IBAN, message, and the number that stands for an anonymous gift. Throws `ApiFailure`. */
export async function getPaymentDetails(api: Api): Promise<PaymentDetails> {
  return responseOf(await api.GET('/paymentDetails', { params: { query: {} } }))
}

/** The account as it may be shown: undefined where its own check digits contradict it. With it comes what draws the codes. */
export type Payee = { account: PaymentDetails | undefined; tools: PaymentTools }

/**
 * The checks and the drawing of codes come beside the account itself: the page stays light until then, and shows everything at
 * once. A part of the code that does not arrive is a failed network like any other.
 */
export function payeeQuery(api: Api) {
  return queryOptions({
    queryKey: ['payment-details'],
    queryFn: async (): Promise<Payee> => {
      const [details, { tools }] = await Promise.all([getPaymentDetails(api), loadTools()])
      return { account: tools.isSound(details) ? details : undefined, tools }
    },
    staleTime: 300_000,
  })
}

function loadTools() {
  return import('./payment-tools.ts').catch((cause: unknown) => {
    throw new ApiFailure(networkFailure(cause))
  })
}
