import { FOUNDATION_ACCOUNT } from '../../../domain/letters/foundation-account.ts'
import type { CertificateData } from './certificate-data.ts'

/** `~` is a fixed space. */
const cs = (text: string): string => text.replaceAll('~', '\u00a0')

const LAWS = {
  natural: cs(
    'Hodnotu darů lze odečíst od základu daně za podmínek §~15 odst.~1 zákona č.~586/1992~Sb., o~daních z~příjmů.',
  ),
  legal: cs(
    'Hodnotu darů lze odečíst od základu daně za podmínek §~20 odst.~8 zákona č.~586/1992~Sb., o~daních z~příjmů.',
  ),
} as const

/** The sentences of a certificate; a confirmation of one gift is not for the tax office. */
export const certificateTexts = ({ kind, taxYear, issuedTo, amount }: CertificateData) => {
  const isYearly = kind !== 'gift-confirmation'
  return {
    title: isYearly ? 'Potvrzení o\u00a0darech' : 'Potvrzení o\u00a0daru',
    subtitle: isYearly ? `pro daňové účely za rok\u00a0${taxYear}` : '',
    lead: isYearly
      ? cs(`${FOUNDATION_ACCOUNT.payee} potvrzuje, že v~roce~${taxYear} přijala dary od tohoto dárce:`)
      : `${FOUNDATION_ACCOUNT.payee} potvrzuje, že přijala dar od tohoto dárce:`,
    amount: isYearly ? cs('Dary v~celkové výši') : cs('Dar ve~výši'),
    nothingYet: amount === 0 ? cs(`V~roce~${taxYear} zatím neevidujeme žádný dar.`) : '',
    purpose: isYearly
      ? cs('Dary byly poskytnuty na sociální a~zdravotnické účely: pomáhají rodinám, ve kterých někdo vážně onemocněl.')
      : cs('Dar pomáhá rodinám, ve kterých někdo vážně onemocněl.'),
    law: isYearly
      ? LAWS[issuedTo.personKind]
      : cs('Pro daňové účely slouží roční potvrzení, které vydáváme v~lednu za celý předchozí rok.'),
    electronic: cs('Potvrzení bylo vystaveno elektronicky, bez podpisu a~razítka.'),
    preview: 'Toto je náhled, jako potvrzení neplatí.',
  }
}

export const MISSING = 'neuvedeno'
