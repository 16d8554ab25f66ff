/** What somebody typed as an amount: nothing yet (which is fine), a whole number, or something else. */
export type TypedAmount = { isGood: boolean; amount: number | undefined }

/** The most that a Czech payment code can carry is 9,999,999.99. */
export const MAX_CROWNS = 9_999_999

/** Amounts that are offered; whoever wants another one types it. */
export const OFFERED_AMOUNTS = [200, 300, 500, 1_000] as const

/** Reads whole crowns or euros, gaps between thousands allowed; 1 and more (a card takes 21 and more, and says so itself). */
export function readAmount(typed: string, most: number = MAX_CROWNS): TypedAmount {
  const digits = typed.replace(/\s/g, '')
  if (digits === '') return { isGood: true, amount: undefined }
  const amount = Number(digits)
  const isGood = /^[0-9]{1,9}$/.test(digits) && amount >= 1 && amount <= most
  return { isGood, amount: isGood ? amount : undefined }
}
