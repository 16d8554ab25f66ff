import { responseOf } from './answer.ts'
import type { Api } from './client.ts'

/** The limit of one card payment, in Czech crowns: `card_amount_max` of the value store (rule 7.8). Throws `ApiFailure`. */
export async function getCardLimit(api: Api): Promise<number> {
  const values = responseOf(await api.GET('/valueStore/{keys}', { params: { path: { keys: 'card_amount_max' } } }))
  return Number(values.card_amount_max)
}
