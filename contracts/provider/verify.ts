/**
 * Verifies the recorded pacts against any backend:
 *   npm run contracts:verify -- --provider https://staging.example.com/api --states https://staging.example.com/pact-states
 *   --provider URL   base of the API; the paths of the pacts are relative to it
 *   --states URL     takes POST {state, params, action: setup | teardown} and answers with values: token, uid, world …
 *   --shuffle SEED   the order of the interactions; without it a new one, which is printed
 * The last line is `N passed, N failed`; exit code 1 when an interaction failed.
 */
import { parseArgs } from 'node:util'
import { readPacts } from './pact-file.ts'
import { verifyPact } from './verification.ts'

const { values } = parseArgs({
  options: { provider: { type: 'string' }, states: { type: 'string' }, shuffle: { type: 'string' } },
})
const { provider, states } = values
const seed = Number(values.shuffle ?? Math.floor(Math.random() * 1_000_000))

if (provider === undefined || states === undefined || !Number.isSafeInteger(seed)) {
  console.error('Usage: npm run contracts:verify -- --provider URL --states URL [--shuffle SEED]')
  process.exitCode = 2
} else await verify({ provider: provider.replace(/\/$/, ''), states })

async function verify(target: { provider: string; states: string }) {
  let passed = 0
  let failed = 0
  for (const pact of readPacts(`${import.meta.dirname}/../pacts`)) {
    const verified = await verifyPact(pact, target, seed)
    for (const { interaction, why } of verified.failed) console.log(`FAILED  ${interaction}\n        ${why}`)
    passed += verified.passed.length
    failed += verified.failed.length
  }
  console.log(`\nshuffled by ${seed}\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
