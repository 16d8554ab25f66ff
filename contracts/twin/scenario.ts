import type { ScenarioRunner } from './scenario-runner.ts'

/** Several calls one after another in one provider state, so that what a call left behind shows in the later ones. */
export type Scenario = {
  name: string
  /** The provider state it begins in, and its params. */
  given: string
  params?: Readonly<Record<string, unknown>>
  /** Ids of all operations that it calls: `--operations` plays a scenario only when all of them are asked for. */
  operations: readonly string[]
  run: (runner: ScenarioRunner) => Promise<void>
}
