import type { Contract, ContractOperation, Node } from '../contract.ts'
import { type ExpectedAnswer, schemaAt } from './contract-place.ts'
import type { BodyDifference } from './difference.ts'

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

/** Pairs the ids of the other provider with those of the mock: each id must return with the same partner, and no two share one. */
export class Pairs {
  readonly #byMock = new Map<string, { provider: string; where: string }>()
  readonly #byProvider = new Map<string, { mock: string; where: string }>()

  /** Whether two ids are paired by the earlier answers; undefined if neither was seen. */
  known(mock: string, provider: string): { isSame: boolean; where: string } | undefined {
    const one = this.#byMock.get(mock)
    const other = this.#byProvider.get(provider)
    if (one === undefined && other === undefined) return undefined
    const isSame = one?.provider === provider && other?.mock === mock
    return { isSame, where: (one?.provider === provider ? other : (one ?? other))?.where ?? '' }
  }

  learn(mock: string, provider: string, where: string): void {
    this.#byMock.set(mock, { provider, where })
    this.#byProvider.set(provider, { mock, where })
  }

  /** Copies the pairs for a trial comparison. */
  copy(): Pairs {
    const copy = new Pairs()
    copy.take(this)
    return copy
  }

  /** Takes over the pairs of a trial comparison. */
  take(tried: Pairs): void {
    for (const [mock, { provider, where }] of tried.#byMock) this.learn(mock, provider, where)
  }
}
