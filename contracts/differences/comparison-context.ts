import type { Contract, ContractOperation, Node } from '../contract.ts'
import { type ExpectedAnswer, schemaAt } from './contract-place.ts'
import type { BodyDifference } from './difference.ts'
import type { Pairs } from './matched-values.ts'

/** Differences that could not be decided: never a finding, always counted. */
export type Counted = { additions: number; openOrder: number; moments: number; ownData: number; fieldCodes: number }

export const countNothing = (): Counted => ({ additions: 0, openOrder: 0, moments: 0, ownData: 0, fieldCodes: 0 })

/** The context of comparing the bodies of two answers; without an operation they are not of the API. */
export type ComparisonContext = {
  contract: Contract
  operation: ContractOperation | undefined
  answer: ExpectedAnswer
  pairs: Pairs
  clocks: { expected: number; received: number }
  counted: Counted
  /** Both sides have the people of the default scenario with all their data. */
  sameData: boolean
  /** Whether the value at a place must be equal whatever data a side has. */
  isExact: IsExact
  /** Whether this answer created a record, whose numbers are each side's own. */
  isMade: boolean
  found: BodyDifference[]
}

export type IsExact = (place: string, value: unknown, schema: Node) => boolean

/** The contract's schema of a place; empty outside of the API. */
export const schemaOf = ({ contract, operation, answer }: ComparisonContext, place: string): Node =>
  operation === undefined ? {} : schemaAt(contract, operation, answer, place)
