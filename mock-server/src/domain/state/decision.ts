import type { Change } from './change.ts'

/** What a rule decided: its result, its changes (on refusals too: a wrong try counts), and a sentence that cites the rule. */
export type Decision<Result> = {
  readonly result: Result
  readonly changes: readonly Change[]
  readonly rule: string
}
