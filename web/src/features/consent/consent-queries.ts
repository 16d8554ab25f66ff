import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type { Language } from '#web/shared/api/credentials.ts'
import type { ConfirmedConsent, ConsentState } from '#web/shared/api/wire.ts'

/** The key of the mailed link; undefined for a signed-in donor. */
type Giver = { emlid?: string | undefined }

/** The day of the consent to the processing of personal data, null before it. Throws `ApiFailure`. */
export async function getConsent(api: Api, { emlid }: Giver): Promise<ConsentState> {
  return responseOf(await api.GET('/consent', { params: { query: emlid === undefined ? {} : { emlid } } }))
}

/** May be repeated without a key. Returns the full session (rule 2.14), null for a link alone. Throws `ApiFailure`. */
export async function confirmConsent(api: Api, { emlid }: Giver): Promise<ConfirmedConsent> {
  const body = emlid === undefined ? { personalData: true as const } : { personalData: true as const, emlid }
  return responseOf(await api.POST('/consent', { body }))
}

export function consentQuery(api: Api, { emlid }: Giver) {
  return queryOptions({ queryKey: ['consent', emlid ?? null], queryFn: () => getConsent(api, { emlid }) })
}

const fullTextKeys = { cs: 'terms_personal_data', en: 'terms_personal_data_en' } as const

/** The full text in Markdown, from the foundation's value store. Throws `ApiFailure`. */
export async function getFullText(api: Api, language: Language): Promise<string> {
  const key = fullTextKeys[language]
  const values = responseOf(await api.GET('/valueStore/{keys}', { params: { path: { keys: key } } }))
  return (values as Record<string, string>)[key] ?? ''
}

export function fullTextQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['value-store', fullTextKeys[language]],
    queryFn: () => getFullText(api, language),
    staleTime: 300_000,
  })
}
