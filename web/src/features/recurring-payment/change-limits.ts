/** The minimum of a card payment, in whole crowns: over 20 (rule 7.8). */
export const LEAST_AMOUNT = 21

/**
 * Checks outside the contract's own bounds: the provider's limit of a card, and an unchanged
 * amount.
 */
export function isOffLimits(
  amount: number | undefined,
  present: number,
  most: number | undefined,
): Record<string, string> {
  if (amount === present) return { amount: 'same' }
  return amount !== undefined && most !== undefined && amount > most ? { amount: 'max' } : {}
}
