/** The world's seeded generator: the only source of chance below `http`, so that a run can be repeated to the byte. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A string of exactly `count` decimal digits, leading zeros included. */
  digits(count: number): string
  /** A fresh identifier of 20 lower-case letters and digits (about 103 bits). */
  id(): string
  /** A fresh secret of 26 lower-case letters and digits (134 bits), for keys that open something by themselves. */
  key(): string
}
