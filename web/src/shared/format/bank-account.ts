import type { RecipientData } from '../api/wire.ts'

/** A Czech bank account as people write it: `19-2000145399/0800`, without the zeros and the empty prefix of its full form. */
export function formatBankAccount({
  Prefix = '',
  Number: number,
  BankCode,
}: NonNullable<RecipientData['Account']>): string {
  const prefix = Prefix.replace(/^0+/, '')
  return `${prefix === '' ? '' : `${prefix}-`}${number.replace(/^0+/, '')}/${BankCode}`
}
