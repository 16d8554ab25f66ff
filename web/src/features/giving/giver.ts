import { checkAngelNumber } from '#rules/formats/angel-number.ts'

/** Whose gift it will be. A visitor says so: by an angel number, or that it is to stay anonymous. */
export type Giver = { kind: 'known'; number: string } | { kind: 'typed'; number: string } | { kind: 'anonymous' }

/** The variable symbol of a gift; undefined while the number is not one (spec §3: 4-10 digits). */
export function symbolOf(giver: Giver, anonymousNumber: string | undefined): string | undefined {
  if (giver.kind === 'anonymous') return anonymousNumber
  return isAngelNumber(giver.number) ? giver.number : undefined
}

export function isAngelNumber(text: string): boolean {
  return checkAngelNumber(text) === true
}
