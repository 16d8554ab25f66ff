import { answerOf } from './answer.ts'
import type { Api } from './client.ts'
import type { Language } from './credentials.ts'

/** A text that nobody wrote: where it was looked for. Holds nothing of the person. */
export type MissingTranslation = { language: Language; namespace: string; key: string }

/** Tells the provider of a missing text (rule 16.12). Throws `ApiFailure`. */
export async function reportMissingTranslation(api: Api, missing: MissingTranslation): Promise<void> {
  answerOf(await api.POST('/missingTranslation', { body: missing }))
}
