import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type { RecurringPayment } from '#web/shared/api/wire.ts'

/** The payer's own payment by its id, or any by the key of a tab without a login (rule 13.3). */
export type RecurringAccess = { recurringId: string; accessKey?: string }

export const byKey = (accessKey: string): RecurringAccess => ({ recurringId: '-', accessKey })

const headerOf = ({ accessKey }: RecurringAccess) => (accessKey === undefined ? {} : { 'Access-Key': accessKey })

/** The recurring payments by card of the signed-in donor, newest first. Throws `ApiFailure`. */
export async function getRecurringPayments(api: Api): Promise<RecurringPayment[]> {
  return responseOf(await api.GET('/recurringPayments', { params: { query: {} } })).recurringPayments
}

/** Throws `ApiFailure`, 404 for an invalid key. */
export async function getRecurringPayment(api: Api, access: RecurringAccess): Promise<RecurringPayment> {
  const params = { path: { recurringId: access.recurringId }, header: headerOf(access) }
  return responseOf(await api.GET('/recurringPayments/{recurringId}', { params }))
}

type Change = { access: RecurringAccess; amount: number }

/** In whole crowns; without the donor's token the amount waits as `pendingChange` (rule 7.6). `key`: rule 18.10. */
export async function changeRecurringPayment(
  api: Api,
  { access, amount }: Change,
  key: string,
): Promise<RecurringPayment> {
  const result = await api.POST('/recurringPayments/{recurringId}', {
    params: { path: { recurringId: access.recurringId }, header: { ...headerOf(access), 'Idempotency-Key': key } },
    body: { amount },
  })
  return responseOf(result)
}

/** Confirms a raised amount in the tab that opened the link of its e-mail. `key` names the intent (rule 18.10). Throws `ApiFailure`. */
export async function confirmRecurringChange(
  api: Api,
  { recurringId, accessKey = '' }: RecurringAccess,
  key: string,
): Promise<RecurringPayment> {
  const params = { path: { recurringId }, header: { 'Access-Key': accessKey, 'Idempotency-Key': key } }
  return responseOf(await api.POST('/recurringPayments/{recurringId}/confirmation', { params }))
}

/** Ends all charges; cancelling again returns the same. Throws `ApiFailure`. */
export async function cancelRecurringPayment(api: Api, access: RecurringAccess): Promise<RecurringPayment> {
  const params = { path: { recurringId: access.recurringId }, header: headerOf(access) }
  return responseOf(await api.DELETE('/recurringPayments/{recurringId}', { params }))
}

export const recurringPaymentKeys = {
  list: ['recurring-payments'],
  one: ({ recurringId, accessKey = recurringId }: RecurringAccess) => ['recurring-payment', accessKey],
} as const

export function recurringPaymentsQuery(api: Api) {
  return queryOptions({ queryKey: recurringPaymentKeys.list, queryFn: () => getRecurringPayments(api) })
}

export function recurringPaymentQuery(api: Api, access: RecurringAccess) {
  return queryOptions({
    queryKey: recurringPaymentKeys.one(access),
    queryFn: () => getRecurringPayment(api, access),
  })
}
