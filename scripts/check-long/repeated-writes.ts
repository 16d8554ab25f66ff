import { isDeepStrictEqual } from 'node:util'
import { listen, makeApp } from '../../mock-server/src/testing/test-app.ts'
import { lostAnswers } from '../repeated-writes/lost-answers.ts'
import { type Check, grouped, type Measured, scaled } from './check.ts'

/** `npm test` checks this with one fault for each write. */
export const repeatedWrites: Check = {
  name: 'repeated-writes',
  goal: 'every write sent again after its answer was lost, in each of four ways: one effect, and the end that the contract says',
  async run(scale): Promise<Measured> {
    const app = makeApp()
    const origin = `http://127.0.0.1:${await listen(app)}`
    const chosen = lostAnswers.slice(0, scaled(lostAnswers.length, scale))
    const findings: string[] = []
    for (const { id, fault, send } of chosen) {
      const { got, want } = await send(origin)
      if (!isDeepStrictEqual(got, want))
        findings.push(`${id} after ${fault}: ${JSON.stringify(got)}, not ${JSON.stringify(want)}`)
    }
    await app.close()
    return {
      figure: `${grouped(chosen.length)} writes sent twice: ${findings.length} at fault`,
      passed: findings.length === 0,
      findings,
    }
  },
}
