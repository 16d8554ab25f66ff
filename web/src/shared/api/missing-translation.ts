import { answerOf } from './answer.ts'
import type { Api } from './client.ts'
import type { Language } from './credentials.ts'

/** Where a text without a translation was looked up. Holds no personal data. */
export type MissingTranslation = { language: Language; namespace: string; key: string }

/** Reports a missing text to the provider (rule 16.12). Throws `ApiFailure`. */
export async function reportMissingTranslation(api: Api, missing: MissingTranslation): Promise<void> {
  answerOf(await api.POST('/missingTranslation', { body: missing }))
}
