import type { PaymentDetails } from '#web/shared/api/wire.ts'

/** One gift as encoded in the codes; without an amount the donor fills it in at the bank. */
export type Gift = { angelNumber: string; amount?: number | undefined }

const lookAlikes: Readonly<Record<string, string>> = {
  '„': '"',
  '“': '"',
  '”': '"',
  '‚': "'",
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
}

/** Without diacritics: not every reader of a payment code expects UTF-8. */
export function inAscii(text: string, maxLength: number): string {
  const plain = Array.from(text.normalize('NFD'), (sign) => lookAlikes[sign] ?? sign).join('')
  const ascii = plain.replace(/\s/g, ' ').replace(/[^\x20-\x7e]/g, '')
  return ascii.trim().slice(0, maxLength).trimEnd()
}

/** Rule 7.12. */
export const spaydMessage = (text: string): string => inAscii(text, 60)

/** The percent sign first, otherwise it would be escaped twice. */
const escaped = (value: string): string => value.replace(/%/g, '%25').replace(/\*/g, '%2A')

/** SPAYD 1.0 (Czech Banking Association); the angel number is the variable symbol, the amount has two decimals. */
export function spayd({ iban, bic, message }: PaymentDetails, { angelNumber, amount }: Gift): string {
  const fields: [key: string, value: string | undefined][] = [
    ['ACC', `${iban}+${bic}`],
    ['AM', amount?.toFixed(2)],
    ['CC', 'CZK'],
    ['X-VS', angelNumber],
    ['MSG', spaydMessage(message) || undefined],
  ]
  const filled = fields.filter(([, value]) => value !== undefined)
  return ['SPD*1.0', ...filled.map(([key, value = '']) => `${key}:${escaped(value)}`)].join('*')
}
