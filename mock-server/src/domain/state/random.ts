/** The world's seeded generator: the only source of randomness in the domain, so that a run can be repeated byte for byte. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A string of exactly `count` decimal digits, leading zeros included. */
  digits(count: number): string
  /** A fresh identifier of 20 lower-case letters and digits (about 103 bits). */
  id(): string
  /** A fresh secret of 26 lower-case letters and digits (134 bits), for keys that give access by themselves. */
  key(): string
}
