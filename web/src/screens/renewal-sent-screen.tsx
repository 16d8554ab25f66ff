import renewal from '../features/renewal/locales/cs.json' with { type: 'json' }
import { RenewalSentPage } from '../features/renewal/renewal-sent-page.tsx'

export const texts = { renewal }

/** /prijemce/obnoveni-zadosti/odeslano: thanks, the receipt and what happens next (spec §2), Czech only. */
export function Component() {
  return <RenewalSentPage />
}
