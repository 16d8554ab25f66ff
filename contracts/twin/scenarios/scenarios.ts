import { readContract } from '../../contract.ts'
import { recordedCalls } from '../../pact-file.ts'
import type { PlannedScenario, TwinScenario } from '../scenario.ts'
import { ScenarioRunner } from '../scenario-runner.ts'
import { families } from './families.ts'
import { giving } from './giving.ts'
import { ownAccount } from './own-account.ts'
import { signingIn } from './signing-in.ts'

const links: TwinScenario[] = [
  {
    name: 'links made and taken back',
    given: 'an administrator who made links',
    params: { as: 'admin' },
    run: async (runner) => {
      await runner.get('/adminOverview')
      await runner.get('/adminLinks')
      await runner.replay('make a link of the kind payment')
      await runner.replay('make a link of the kind payment')
      await runner.get('/adminLinks')
      await runner.replay('open a link to a payment')
      await runner.replay('take a link back')
      await runner.replay('take a link back')
      await runner.get('/adminLinks')
      await runner.replay('open a link to a payment')
      await runner.get('/adminOverview')
    },
  },
  {
    name: 'values, links of e-mails, and forms without a sign-in',
    given: 'a site-wide notice',
    run: async (runner) => {
      await runner.replay('read the site-wide notice')
      await runner.replay('read the window of the rating prompt')
      await runner.get('/nps', { emlid: 'jana-nps-2026' })
      await runner.post('/nps', { rating: 7, emlid: 'jana-nps-2026' })
      await runner.get('/nps', { emlid: 'jana-nps-2026' })
      await runner.get('/consent', { emlid: 'jana-nps-2026' })
      await runner.get('/helpRequestForms/oncological')
      await runner.get('/helpRequestForms/other')
    },
  },
]

const contract = readContract()
const recorded = recordedCalls()

/** The operations that a scenario calls, found by playing it without a call. */
async function operationsOf({ run }: TwinScenario): Promise<string[]> {
  const abilities = { clock: true, inbox: true }
  const side = { api: '', states: '', sandbox: undefined }
  const plan = { side, world: undefined, abilities, contract, recorded, patienceMs: 0, requested: new Set<string>() }
  const runner = new ScenarioRunner({ ...plan, isPlan: true }, {})
  await run(runner)
  return [...runner.leftOut]
}

/** Every scenario of several calls. */
export const scenarios: readonly PlannedScenario[] = await Promise.all(
  [...signingIn, ...ownAccount, ...giving, ...families, ...links].map(async (scenario) => ({
    ...scenario,
    operations: await operationsOf(scenario),
  })),
)
