/** The parsed amount: empty (which is valid), a whole number, or invalid. */
export type TypedAmount = { isGood: boolean; amount: number | undefined }

/** The highest amount of a Czech payment code is 9,999,999.99. */
export const MAX_CROWNS = 9_999_999

/** The offered amounts; the donor may type another one. */
export const OFFERED_AMOUNTS = [200, 300, 500, 1_000] as const

/** Whole crowns or euros, with optional spaces between thousands; at least 1. */
export function readAmount(typed: string, most: number = MAX_CROWNS): TypedAmount {
  const digits = typed.replace(/\s/g, '')
  if (digits === '') return { isGood: true, amount: undefined }
  const amount = Number(digits)
  const isGood = /^[0-9]{1,9}$/.test(digits) && amount >= 1 && amount <= most
  return { isGood, amount: isGood ? amount : undefined }
}
