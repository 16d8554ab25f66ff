/**
 * Banks by the code after the slash, with their usual names (Czech National Bank, list of codes of
 * the payment system). A code that is missing here may still be valid: the list changes, so an
 * unknown one gets a question, never a refusal.
 */
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
export function bankName(code: string): string | undefined {
  return banks[code]
}
