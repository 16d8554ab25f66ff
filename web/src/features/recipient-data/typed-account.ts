import { checkBankAccountNumber, checkBankAccountPrefix, checkBankCode } from '#rules/formats/bank-account.ts'
import { withoutSpaces } from '#rules/formats/spaces.ts'
import { formatBankAccount } from '../../shared/format/bank-account.ts'
import { bankName } from './czech-banks.ts'

/** The three parts of an account as typed in the fields. */
export type TypedAccount = { readonly prefix: string; readonly number: string; readonly bankCode: string }

/** The parts of a complete account that was typed or pasted into one field, `19-2000145399/0800`; undefined for anything else. */
export function readWholeAccount(text: string): TypedAccount | undefined {
  const whole = /^(?:([0-9]{1,6})[-–])?([0-9]{2,10})\/([0-9]{4})$/.exec(withoutSpaces(text))
  if (!whole) return undefined
  const [, prefix = '', number = '', bankCode = ''] = whole
  return { prefix, number, bankCode }
}

export type SeenAccount = {
  /** `123-2000137313/0800`; undefined until every part is valid. */
  written: string | undefined
  bank: { kind: 'known'; name: string } | { kind: 'unknown' } | { kind: 'not-yet' }
}

/** Hints about an account during typing. Never an error: those follow the submit. */
export function seeAccount(typed: TypedAccount): SeenAccount {
  const [Prefix, number, BankCode] = [typed.prefix, typed.number, typed.bankCode].map(withoutSpaces) as [
    string,
    string,
    string,
  ]
  const isWhole =
    checkBankAccountPrefix(Prefix) === true &&
    checkBankAccountNumber(number) === true &&
    checkBankCode(BankCode) === true
  return {
    written: isWhole ? formatBankAccount({ Prefix, Number: number, BankCode }) : undefined,
    bank: bankOf(BankCode),
  }
}

function bankOf(code: string): SeenAccount['bank'] {
  if (checkBankCode(code) !== true) return { kind: 'not-yet' }
  const name = bankName(code)
  return name === undefined ? { kind: 'unknown' } : { kind: 'known', name }
}
