const PRIME = 0x100000001b3n
const OFFSET = 0xcbf29ce484222325n

/**
 * A short mark of a world's id (FNV-1a, 64 bits, up to 13 letters and digits), part of ids that must be invalid in another world with the
 * same seed. It keeps ids short; it is not a security measure.
 */
export const worldMark = (worldId: string): string => {
  let mark = OFFSET
  for (const letter of worldId) mark = BigInt.asUintN(64, (mark ^ BigInt(letter.codePointAt(0) ?? 0)) * PRIME)
  return mark.toString(36)
}
