import { HARD_CLOCKS, verifyAtClocks } from '../../contracts/run/clocks.ts'
import { stopServers } from '../../contracts/run/servers.ts'
import { type Check, grouped, scaled } from './check.ts'

export const clocks: Check = {
  name: 'clocks',
  goal: `all pacts at ${HARD_CLOCKS.length} hard clocks (leap day, end of a year, changed hours …), with UUIDs in place of the mock's ids: 0 failed`,
  async run(scale) {
    const results = await verifyAtClocks(HARD_CLOCKS.slice(0, scaled(HARD_CLOCKS.length, scale))).finally(stopServers)
    const count = (of: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[of], 0)
    return {
      figure: `${grouped(count('passed'))} calls passed, ${count('failed')} failed at ${results.length} clocks`,
      passed: count('failed') === 0,
      findings: results.flatMap(({ name, failed, output }) => (failed > 0 ? [`${name}\n${output}`] : [])),
    }
  },
}
