import type { Contract, ContractOperation } from '../contract.ts'
import type { Described } from './answer-schema.ts'
import type { TwinDifference } from './difference.ts'
import type { Pairs } from './matched-values.ts'

/** Differences that could not be decided: never a finding, always counted. */
export type Counted = { additions: number; openOrder: number; moments: number; ownData: number; fieldCodes: number }

/** The context of comparing one pair of answers. */
export type Comparing = {
  contract: Contract
  operation: ContractOperation | undefined
  pairs: Pairs
  clocks: { mock: number; provider: number }
  counted: Counted
  /** Both sides have the people of the default scenario with all their data. */
  sameData: boolean
  /** Whether the value at a place must be equal whatever data a side has. */
  isExact: (path: string, value: unknown, schema: Described) => boolean
  /** Whether this answer created a record, whose numbers are each side's own. */
  isMade: boolean
  found: TwinDifference[]
}
