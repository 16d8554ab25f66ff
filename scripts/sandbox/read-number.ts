import { InvalidArgumentError } from 'commander'

/** A number of an option. Which numbers make sense, the sandbox says. */
export function readNumber(text: string): number {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  if (Number.isFinite(number)) return number
  throw new InvalidArgumentError('Write a number.')
}
