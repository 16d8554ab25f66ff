const day = String.raw`(?:0?[1-9]|[12]\d|3[01])\.`
const days = String.raw`${day}(?:\s*(?:[,/–—-]|az|a|i|ci|nebo|do|and|or|to)\s*${day})*\s*`
const year = String.raw`(?:19|20)\d\d(?![\p{L}\d]|[.,]\d)`
const end = String.raw`(?![\p{L}\d])`

const names = [
  // All cases of the Czech names.
  '(?:led|brez|dub|kvet|cerv|srp|rij)(?:en|n[aeu]|nem)',
  '(?:unor|listopad)(?:[aeu]|em)?',
  '(?:cerven|prosin)(?:ec|c[ei]|cem)',
  'zarim?',
  'january|february|march|april|may|june|july|august|september|october|november|december',
].join('|')
const shortNames = '(?:led|unor?|brez?|dub|kvet?|cerv?|cvn|cvc|srp|zar|rij|list?|pros?)'

const months = [
  `(?:${names})${end}`,
  String.raw`${shortNames}\.\s*${year}`,
  String.raw`(?:0?[1-9]|1[0-2])(?:\.(?!\d)|\.${year}|\s*/|\s+${year})`,
  // A lone year, but not an amount that looks like one.
  String.raw`${year}(?!\s*(?:kc|korun|czk|eur|km|kg|m[gl])${end})(?!\s*[€%])`,
].join('|')
const roman = [
  // A single letter before a capital is an initial: "1. V. Dvořák"; without a dot it is a word.
  String.raw`[IVX]\.(?!\s+\p{Lu})`,
  String.raw`(?:II|III|IV|VI|VII|VIII|IX|XI|XII)(?:\.|\s+${year})`,
].join('|')

const dayAndMonth = new RegExp(`^${days}(?:${months})`, 'u')
const dayAndRomanMonth = new RegExp(`^${days}(?:${roman})`, 'u')

/**
 * Whether a line begins with a day, as "24. 12.", "24. prosince", "24.–26. XII." and "24. December" do (rule 1.12).
 * Accents may be missing or decomposed, and emphasis may surround the month.
 */
export function startsWithDay(line: string): boolean {
  const plain = line.normalize('NFD').replaceAll(/[\p{M}*_~`]/gu, '')
  return dayAndMonth.test(plain.toLowerCase()) || dayAndRomanMonth.test(plain)
}
