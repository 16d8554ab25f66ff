/**
 * Finds out from a Pact Broker whether a version may be deployed to an environment: whether it was verified with everything that runs there.
 *   npm run contracts:can-i-deploy -- --broker https://broker.example.com --version 1.4.0 --to production
 *   --pacticipant NAME   whose version it is: `portal` without it, `provider` for a backend
 * Exit code 0: yes. 1: no, and why. 2: the broker could not be queried.
 */
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { CommandError, defineCommand, runAsProcess } from '../define-command.ts'
import { Broker } from './broker.ts'
import { PARTIAL_TAG } from './verified-pacts.ts'

const USAGE = `Usage: npm run contracts:can-i-deploy -- --broker URL --version V --to ENVIRONMENT [--pacticipant NAME]

  --broker      address of the Pact Broker; its token is read from PACT_BROKER_TOKEN
  --version     the version to deploy
  --to          the environment, by the name that the broker knows
  --pacticipant whose version it is: portal by default, provider for a backend

Examples:
  npm run contracts:can-i-deploy -- --broker https://broker.example.com --version 1.4.0 --to production
  npm run contracts:can-i-deploy -- --broker https://broker.example.com --version 9.0.0 --to production --pacticipant provider

Exit code 0: yes. 1: no, and why. 2: the broker could not be reached.`
const tags = v.optional(v.array(v.object({ name: v.string() })), [])
const side = v.object({ name: v.string(), version: v.nullish(v.object({ number: v.string(), tags })) })
const answer = v.object({
  summary: v.object({ deployable: v.nullish(v.boolean()), reason: v.optional(v.string(), '') }),
  matrix: v.array(
    v.object({ consumer: side, provider: side, verificationResult: v.nullish(v.object({ success: v.boolean() })) }),
  ),
})

export const canIDeployCommand = defineCommand(USAGE, async ({ args, env, print }) => {
  const { values } = parseArgs({
    args,
    options: {
      broker: { type: 'string' },
      version: { type: 'string' },
      to: { type: 'string' },
      pacticipant: { type: 'string', default: 'portal' },
    },
  })
  const { broker, version, to, pacticipant } = values
  if (!broker || !version || !to) throw new CommandError(USAGE)
  const query = new URLSearchParams([
    ['q[][pacticipant]', pacticipant],
    ['q[][version]', version],
    ['latestby', 'cvpv'],
    ['environment', to],
  ])
  const client = new Broker(broker, env)
  await client.readLinks()
  const { summary, matrix } = v.parse(answer, await client.call('GET', `/matrix?${query.toString()}`))
  for (const { consumer, provider, verificationResult: result } of matrix)
    print(`${nameOf(consumer)} with ${nameOf(provider)}: ${describe(result?.success, isPartial(provider))}`)
  const isYes = summary.deployable === true
  print(
    `${isYes ? 'Yes' : 'No'}: ${pacticipant} ${version} ${isYes ? 'may' : 'may not'} go to ${to}. ${summary.reason}`,
  )
  return isYes ? 0 : 1
})
if (import.meta.main) await runAsProcess(canIDeployCommand)

function nameOf({ name, version }: v.InferOutput<typeof side>): string {
  return [name, version?.number].filter(Boolean).join(' ')
}

function isPartial({ version }: v.InferOutput<typeof side>): boolean {
  return version?.tags.some(({ name }) => name === PARTIAL_TAG) === true
}

function describe(success: boolean | undefined, isPartialVersion: boolean): string {
  if (success === undefined) return 'not verified yet'
  if (success) return 'verified'
  return isPartialVersion ? 'not verified as a whole' : 'verified, and it failed'
}
