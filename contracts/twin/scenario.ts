import type { ScenarioRunner } from './scenario-runner.ts'

/** Several calls one after another in one provider state, so that the effect of a call shows in the later ones. */
export type TwinScenario = {
  name: string
  /** The initial provider state, and its params. */
  given: string
  params?: Readonly<Record<string, unknown>>
  run: (runner: ScenarioRunner) => Promise<void>
}

/** `operations`: ids of all that it calls; `--operations` leaves out the calls of the others. */
export type PlannedScenario = TwinScenario & { operations: readonly string[] }
