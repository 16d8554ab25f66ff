import { composeIBAN, isValidBIC } from 'ibantools'
import { checkBankAccountNumber, checkBankAccountPrefix, checkBankCode } from '#rules/formats/bank-account.ts'
import { checkIban } from '#rules/formats/iban.ts'
import type { PaymentDetails } from '#web/shared/api/wire.ts'

/** The IBAN must belong to the account. The number is checked first: ibantools accepts some that fail (rule 14.8). */
export function isSound({ account, iban, bic }: PaymentDetails): boolean {
  const { prefix = '', number, bankCode } = account
  const parts = [checkBankAccountPrefix(prefix), checkBankAccountNumber(number), checkBankCode(bankCode)]
  if (parts.some((verdict) => verdict !== true) || checkIban(iban) !== true || !isValidBIC(bic)) return false
  const bban = `${bankCode}${prefix.padStart(6, '0')}${number.padStart(10, '0')}`
  return composeIBAN({ countryCode: 'CZ', bban }) === iban
}
