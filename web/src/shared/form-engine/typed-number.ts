const SPACES = /[\s\u00a0\u202f]/g
/** Suffixes that users write after an amount: „1 500 Kč“, „1500,-“. */
const MONEY_TAIL = /(,[-–]|kč)+$/i

/** A Czech comma, spaces between thousands, at most two decimals: „25.000“ is ambiguous and stays as typed. */
export function readNumber(text: string): number | undefined {
  const plain = text.replace(SPACES, '').replace(MONEY_TAIL, '').replace('−', '-')
  return /^-?[0-9]+([.,][0-9]{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined
}

/** A typed number as an answer: the number, the text itself if it is not one (validation then refuses it), undefined if it is empty. */
export function numberAnswer(text: string): number | string | undefined {
  if (text.trim() === '') return undefined
  return readNumber(text) ?? text
}

/** A number as a field shows it, `12 000,5`; a text that is not a number is unchanged. */
export function numberText(answer: unknown): string {
  if (typeof answer === 'string') return answer
  if (typeof answer !== 'number') return ''
  const [integer = '', decimals] = `${answer}`.split('.')
  const grouped = integer.replace(/\B(?=([0-9]{3})+$)/g, '\u00a0')
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}
