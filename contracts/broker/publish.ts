/**
 * Publishes contracts/pacts to a Pact Broker:
 *   npm run contracts:publish -- --broker https://broker.example.com --version 1.4.0 --branch main
 * The version is the portal's; the broker refuses the same version with other pacts. Exit code 0, or 2 if publishing failed.
 */
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { CommandError, defineCommand, runAsProcess } from '../define-command.ts'
import { readPacts } from '../pact-file.ts'
import { Broker } from './broker.ts'

const USAGE = `Usage: npm run contracts:publish -- --broker URL --version V --branch B

  --broker     address of the Pact Broker; its token is read from PACT_BROKER_TOKEN
  --version    version of the portal that keeps to these pacts
  --branch     its branch

Examples:
  npm run contracts:publish -- --broker https://broker.example.com --version 1.4.0 --branch main

Exit code 0: published. 2: it could not be done.`
const answer = v.object({ notices: v.optional(v.array(v.object({ type: v.string(), text: v.string() })), []) })

export const publishCommand = defineCommand(USAGE, async ({ args, env, print }) => {
  const { values } = parseArgs({
    args,
    options: { broker: { type: 'string' }, version: { type: 'string' }, branch: { type: 'string' } },
  })
  const { broker: address, version, branch } = values
  if (!address || !version || !branch) throw new CommandError(USAGE)
  const pacts = readPacts(`${import.meta.dirname}/../pacts`)
  const broker = new Broker(address, env)
  const publishing = await broker.findLink('pb:publish-contracts')
  for (const consumer of new Set(pacts.map((pact) => pact.consumer.name))) {
    const own = pacts.filter((pact) => pact.consumer.name === consumer)
    const published = await broker.call('POST', publishing, {
      pacticipantName: consumer,
      pacticipantVersionNumber: version,
      branch,
      contracts: own.map((pact) => ({
        consumerName: consumer,
        providerName: pact.provider.name,
        specification: 'pact',
        contentType: 'application/json',
        content: Buffer.from(JSON.stringify(pact)).toString('base64'),
      })),
    })
    for (const { text } of v.parse(answer, published).notices) print(text)
    const calls = own.reduce((sum, { interactions }) => sum + interactions.length, 0)
    print(`Published: ${consumer} ${version} of the branch ${branch}, ${calls} calls.`)
  }
  return 0
})
if (import.meta.main) await runAsProcess(publishCommand)
