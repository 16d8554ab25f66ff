import renewal from '../features/renewal/locales/cs.json' with { type: 'json' }
import { RenewalSentPage } from '../features/renewal/renewal-sent-page.tsx'

export const texts = { renewal }

/** /prijemce/obnoveni-zadosti/odeslano: thanks, the receipt and what happens next (rule 11.4), Czech only. */
export function Component() {
  return <RenewalSentPage />
}
