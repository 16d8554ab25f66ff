import { checkBankAccountNumber, checkBankAccountPrefix, checkBankCode } from '#rules/formats/bank-account.ts'
import { withoutSpaces } from '#rules/formats/spaces.ts'
import { formatBankAccount } from '#web/shared/format/bank-account.ts'

/** Banks by code (Czech National Bank, list of codes). An unknown code gets a question, never a refusal. */
const banks: Readonly<Record<string, string>> = {
  '0100': 'Komerční banka',
  '0300': 'ČSOB',
  '0600': 'MONETA Money Bank',
  '0710': 'Česká národní banka',
  '0800': 'Česká spořitelna',
  '2010': 'Fio banka',
  '2060': 'Citfin',
  '2070': 'TRINITY BANK',
  '2100': 'ČSOB Hypoteční banka',
  '2200': 'Peněžní dům',
  '2220': 'Artesa',
  '2250': 'Banka CREDITAS',
  '2260': 'NEY spořitelní družstvo',
  '2275': 'Podnikatelská družstevní záložna',
  '2600': 'Citibank',
  '2700': 'UniCredit Bank',
  '3030': 'Air Bank',
  '3050': 'BNP Paribas Personal Finance',
  '3060': 'PKO BP',
  '3500': 'ING Bank',
  '4000': 'Max banka',
  '4300': 'Národní rozvojová banka',
  '5500': 'Raiffeisenbank',
  '5800': 'J&T Banka',
  '6000': 'PPF banka',
  '6200': 'Commerzbank',
  '6210': 'mBank',
  '6300': 'BNP Paribas',
  '6363': 'Partners Banka',
  '6700': 'Všeobecná úverová banka',
  '7910': 'Deutsche Bank',
  '7950': 'Raiffeisen stavební spořitelna',
  '7960': 'ČSOB Stavební spořitelna',
  '7970': 'MONETA Stavební spořitelna',
  '7990': 'Modrá pyramida',
  '8030': 'Volksbank Raiffeisenbank Nordoberpfalz',
  '8040': 'Oberbank',
  '8060': 'Buřinka',
  '8090': 'Česká exportní banka',
  '8150': 'HSBC',
  '8190': 'Sparkasse Oberlausitz-Niederschlesien',
}

/** The bank of a code of four digits; undefined if our list lacks it. */
function bankName(code: string): string | undefined {
  return banks[code]
}

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
