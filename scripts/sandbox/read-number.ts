import { InvalidArgumentError } from 'commander'

/** Parses a number of an option. The sandbox validates its range. */
export function readNumber(text: string): number {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  if (Number.isFinite(number)) return number
  throw new InvalidArgumentError('Write a number.')
}
