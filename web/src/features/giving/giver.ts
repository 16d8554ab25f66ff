import { checkAngelNumber } from '#rules/formats/angel-number.ts'

/** The number of anonymous gifts (rule 6.8). */
const ANONYMOUS_NUMBER = '11111111'

/** The owner of the gift. A visitor chooses: an angel number, or an anonymous gift. */
export type Giver = { kind: 'known'; number: string } | { kind: 'typed'; number: string } | { kind: 'anonymous' }

/** The owner of the gift by the link; without a symbol, as if there were no link. */
export function giverOf(symbol: string | null | undefined, ownNumber: string | undefined): Giver {
  if (symbol === ANONYMOUS_NUMBER) return { kind: 'anonymous' }
  if (symbol != null && symbol !== ownNumber) return { kind: 'typed', number: symbol }
  return ownNumber === undefined ? { kind: 'anonymous' } : { kind: 'known', number: ownNumber }
}

/** The variable symbol of a gift; undefined while the number is invalid (rule 6.8). */
export function symbolOf(giver: Giver, anonymousNumber: string | undefined): string | undefined {
  if (giver.kind === 'anonymous') return anonymousNumber
  return isAngelNumber(giver.number) ? giver.number : undefined
}

export function isAngelNumber(text: string): boolean {
  return checkAngelNumber(text) === true
}
