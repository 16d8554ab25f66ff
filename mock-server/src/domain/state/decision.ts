import type { Change } from './change.ts'

/** What a rule decided: its result, what it changes (on refusals too: a wrong try counts), and the sentence that decided. */
export type Decision<Result> = {
  readonly result: Result
  readonly changes: readonly Change[]
  readonly rule: string
}
