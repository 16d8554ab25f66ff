const SPACES = /[\s\u00a0\u202f]/g
/** Behind an amount people write what they are used to: „1 500 Kč“, „1500,-“. */
const MONEY_TAIL = /(,[-–]|kč)+$/i

/**
 * The number in a text: with a Czech comma, spaces between thousands, at most two decimals. Three would be a guess: „25.000“ is twenty-five
 * thousand to one and twenty-five to another, so nobody reads it and it stays as typed.
 */
export function readNumber(text: string): number | undefined {
  const plain = text.replace(SPACES, '').replace(MONEY_TAIL, '').replace('−', '-')
  return /^-?[0-9]+([.,][0-9]{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined
}

/** A typed number as an answer: the number, the text itself when it is none (the rules refuse it then), nothing when it is empty. */
export function numberAnswer(text: string): number | string | undefined {
  if (text.trim() === '') return undefined
  return readNumber(text) ?? text
}

/** A number as a field shows it, `12 000,5`; what was typed and is none, as it was typed. */
export function numberText(answer: unknown): string {
  if (typeof answer === 'string') return answer
  if (typeof answer !== 'number') return ''
  const [whole = '', decimals] = `${answer}`.split('.')
  const grouped = whole.replace(/\B(?=([0-9]{3})+$)/g, '\u00a0')
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}
