import { withoutSpaces } from '#rules/formats/spaces.ts'

export type Currency = 'crowns' | 'euros'

/** What people write around an amount: „1 500 Kč“, „CZK 1500“, „1500,-“. Its own currency only: twenty euros are not twenty crowns. */
const SIGNS: Record<Currency, { before: RegExp; after: RegExp }> = {
  crowns: { before: /^(?:kč|czk)/i, after: /(?:[.,][-–—]+|kč|czk)+$/i },
  euros: { before: /^(?:€|eur)/i, after: /(?:[.,][-–—]+|€|eur|euro)+$/i },
}

/** More digits would lose their last ones as a number. */
const NUMBER = /^-?[0-9]{1,15}(?:[.,][0-9]{1,2})?$/

/**
 * The number that was typed (rule 14.14), with a dot or a comma before at most two decimals. Undefined for what can be
 * read in two ways, as `25.000` and `1,000`, and for what is no number.
 */
export function readNumber(text: string, currency: Currency = 'crowns'): number | undefined {
  const { before, after } = SIGNS[currency]
  const plain = withoutSpaces(text).replace(before, '').replace(after, '').replace('−', '-')
  return NUMBER.test(plain) ? Number(plain.replace(',', '.')) : undefined
}

/** A typed number as an answer: the number, the text itself if it is not one (validation then refuses it), undefined if it is empty. */
export function numberAnswer(text: string): number | string | undefined {
  if (withoutSpaces(text) === '') return undefined
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
