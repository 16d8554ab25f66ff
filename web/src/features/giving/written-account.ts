import type { PaymentDetails } from '#web/shared/api/wire.ts'

/** A Czech account in its usual format: `19-2000145399/0800`. */
export function writtenAccount({ prefix = '', number, bankCode }: PaymentDetails['account']): string {
  const ownPrefix = prefix.replace(/^0+/, '')
  return `${ownPrefix === '' ? '' : `${ownPrefix}-`}${number}/${bankCode}`
}

/** An IBAN in groups of four, as printed: `CZ87 9999 …`. */
export function inFours(iban: string): { place: number; four: string }[] {
  return (iban.match(/.{1,4}/g) ?? []).map((four, place) => ({ place, four }))
}
