/** The world's seeded generator: the only source of chance below `http`, so that a run can be repeated to the byte. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A string of exactly `count` decimal digits, leading zeros included. */
  digits(count: number): string
  /** A fresh identifier of 20 lower-case letters and digits (about 103 bits). */
  id(): string
}
