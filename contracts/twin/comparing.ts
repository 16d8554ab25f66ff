import type { Contract, Operation } from '../provider/contract.ts'
import type { Described } from './answer-schema.ts'
import type { TwinDifference } from './difference.ts'
import type { Pairs } from './matched-values.ts'

/** What could be told only by looking away: never a finding, always counted. */
export type Counted = { additions: number; openOrder: number; moments: number; ownData: number; fieldCodes: number }

/** One pair of answers under comparison. */
export type Comparing = {
  contract: Contract
  operation: Operation | undefined
  pairs: Pairs
  clocks: { mock: number; provider: number }
  counted: Counted
  /** Both sides hold the people of the default scenario with all their data. */
  sameData: boolean
  /** Whether the value at a place is the same whatever data a side holds. */
  isExact: (path: string, value: unknown, schema: Described) => boolean
  /** Whether this answer made something new, whose numbers are each side's own. */
  isMade: boolean
  found: TwinDifference[]
}
