import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type { Language } from '#web/shared/api/credentials.ts'
import type { LoginAnswer, Registration, RegistrationRequest } from '#web/shared/api/wire.ts'

/* Not in the query cache, because the prerendered pages load without it (ADR 004). */

/** `key` makes a repeat create one account (rule 18.10). Throws `ApiFailure`; `email-taken` names the field. */
export async function registerDonor(api: Api, body: RegistrationRequest, key: string): Promise<Registration> {
  return responseOf(await api.POST('/registration', { params: { header: { 'Idempotency-Key': key } }, body }))
}

/** By the number they have just received (rule 4.16). Throws `ApiFailure`. */
export async function signInNewDonor(api: Api, angelNumber: string, password: string): Promise<LoginAnswer> {
  return responseOf(await api.POST('/login', { body: { username: angelNumber, password } }))
}

export type Terms = 'general' | 'personalData'

const keys = {
  general: { cs: 'terms_general', en: 'terms_general_en' },
  personalData: { cs: 'terms_personal_data', en: 'terms_personal_data_en' },
} as const

/** The text of a consent, in Markdown. Throws `ApiFailure`. */
export async function getTerms(api: Api, terms: Terms, language: Language): Promise<string> {
  const key = keys[terms][language]
  const values = responseOf(await api.GET('/valueStore/{keys}', { params: { path: { keys: key } } }))
  return (values as Record<string, string>)[key] ?? ''
}
