import type { Difference } from '../differences/difference.ts'
import type { Values } from '../http/recorded-call.ts'
import { explainFailure } from '../network-texts.ts'
import { missingValues } from '../provider/states/needed-values.ts'
import { ProviderStateClient } from '../provider/states/provider-state-client.ts'
import type { Pairing, Play } from './plays.ts'
import { ScenarioAborted, ScenarioRunner, type ScenarioStep, type TwinRun } from './scenario-runner.ts'
import type { TwinSide } from './side.ts'

/** The results of a play on one side. */
export type Performed = {
  steps: ScenarioStep[]
  values: Values
  failure?: Difference
  ended?: string
  skipped?: string
}

/** Sets up the provider state, runs the scenario, and tears the state down. */
export async function perform(pairing: Pairing, side: TwinSide, play: Play): Promise<Performed> {
  const { contract, recorded, abilities, patienceMs, requested } = pairing
  const failureOf = (action: 'setup' | 'teardown', received: string): Difference => ({
    kind: 'state',
    name: play.given,
    received,
    action,
  })
  const stateClient = new ProviderStateClient(side.states)
  const values = await stateClient.setUp(play.given, play.params ?? {})
  if (stateClient.failure !== undefined) return { steps: [], values, failure: failureOf('setup', stateClient.failure) }
  const missing = play.recorded ? missingValues(play.recorded, values) : []
  if (missing.length > 0) {
    await stateClient.tearDown(play.given, play.params ?? {}).catch(() => undefined)
    return { steps: [], values, failure: { kind: 'lack', fields: missing } }
  }
  const stage: TwinRun = { side, world: stateClient.world, abilities, contract, recorded, patienceMs, requested }
  const runner = new ScenarioRunner(stage, values)
  const end = await play.run(runner).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ScenarioAborted) return error
      throw error
    },
  )
  const failure = await stateClient.tearDown(play.given, play.params ?? {}).then(
    () => undefined,
    (error: unknown) => failureOf('teardown', explainFailure(error)),
  )
  return {
    steps: runner.steps,
    values,
    ...(failure !== undefined && { failure }),
    ...(end && (end.skipped ? { skipped: end.message } : { ended: end.message })),
  }
}
