import { withoutSpaces } from '#rules/formats/spaces.ts'
import { type Currency, readNumber } from '#web/shared/forms/typed-number.ts'

/** The parsed amount: empty (which is valid), a whole number, or invalid. */
export type TypedAmount = { isGood: boolean; amount: number | undefined }

/** The highest amount of a Czech payment code is 9,999,999.99. */
export const MAX_CROWNS = 9_999_999

/** The offered amounts; the donor may type another one. */
export const OFFERED_AMOUNTS = [200, 300, 500, 1_000] as const

/** The highest amount of a European code, in whole euros. */
export const MAX_EUROS = 999_999

/** Whole crowns or euros as people write them (rule 14.14); at least 1. */
export function readAmount(typed: string, currency: Currency = 'crowns'): TypedAmount {
  if (withoutSpaces(typed) === '') return { isGood: true, amount: undefined }
  const amount = readNumber(typed, currency)
  const most = currency === 'euros' ? MAX_EUROS : MAX_CROWNS
  const isGood = amount !== undefined && Number.isInteger(amount) && amount >= 1 && amount <= most
  return { isGood, amount: isGood ? amount : undefined }
}
