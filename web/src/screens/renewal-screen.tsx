import renewal from '../features/renewal/locales/cs.json' with { type: 'json' }
import { RenewalPage } from '../features/renewal/renewal-page.tsx'
import { longFormTexts } from '../shared/long-form/long-form-texts.ts'

export const texts = { renewal, ...longFormTexts }

/** /prijemce/obnoveni-zadosti (rule 11.1), Czech only. */
export function Component() {
  return <RenewalPage />
}
