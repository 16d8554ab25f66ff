/** The least a card pays, in whole crowns: over 20 (rule 7.8). */
export const LEAST_AMOUNT = 21

/** What the contract's own bounds do not know: the provider's limit of a card, and that nothing would change. */
export function isOffLimits(
  amount: number | undefined,
  present: number,
  most: number | undefined,
): Record<string, string> {
  if (amount === present) return { amount: 'same' }
  return amount !== undefined && most !== undefined && amount > most ? { amount: 'max' } : {}
}
