import { FOUNDATION_ACCOUNT } from '../../domain/letters/foundation-account.ts'
import type { Message } from '../../domain/state/kernel-slices.ts'
import type { Instant } from '../../domain/time/instant.ts'

const DOCUMENTS_PAGE = '/muj-ucet/dokumenty'
const TAX_PAGE = '/muj-ucet/danove'

/** Announces the certificate of the year; contains neither a name nor an amount, since letters go astray. In Czech, like the certificate. */
export const certificateLetter = (
  to: string,
  taxYear: number,
  { id, at }: { readonly id: string; readonly at: Instant },
): Message => ({
  id,
  at,
  channel: 'email',
  to,
  subject: `Potvrzení o\u00a0darech za rok ${taxYear} je připravené`,
  text: [
    'Dobrý den,',
    `potvrzení o\u00a0darech pro daňové účely za rok ${taxYear} najdete ve svém účtu v\u00a0Dokumentech:\n${DOCUMENTS_PAGE}`,
    'Pokud na něm něco nesedí, opravte si prosím údaje a\u00a0potvrzení si tam nechte vystavit znovu.',
    `Děkujeme, že pomáháte.\n${FOUNDATION_ACCOUNT.payee}`,
  ].join('\n\n'),
  link: DOCUMENTS_PAGE,
})

/** Says why there is no certificate yet, and what to do (rule 6.19). */
export const nameNotPrintableLetter: typeof certificateLetter = (to, taxYear, { id, at }) => ({
  id,
  at,
  channel: 'email',
  to,
  subject: `Potvrzení o\u00a0daru za rok ${taxYear}: napište nám prosím jméno latinkou`,
  text: [
    'Dobrý den,',
    `potvrzení o\u00a0daru pro daňové účely za rok ${taxYear} zatím nemůžeme vystavit. Jméno ve vašich daňových údajích má znaky, které na dokladu neumíme zobrazit.`,
    `Napište ho prosím latinkou a\u00a0potvrzení hned najdete v\u00a0Dokumentech:\n${TAX_PAGE}`,
    `Děkujeme, že pomáháte.\n${FOUNDATION_ACCOUNT.payee}`,
  ].join('\n\n'),
  link: TAX_PAGE,
})
