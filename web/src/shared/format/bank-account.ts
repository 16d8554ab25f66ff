import type { RecipientData } from '../api/wire.ts'

/** A Czech bank account in its usual form: `19-2000145399/0800`, without padding zeros and without an empty prefix. */
export function formatBankAccount({
  Prefix = '',
  Number: number,
  BankCode,
}: NonNullable<RecipientData['Account']>): string {
  const prefix = Prefix.replace(/^0+/, '')
  return `${prefix === '' ? '' : `${prefix}-`}${number.replace(/^0+/, '')}/${BankCode}`
}
