import * as v from 'valibot'
import { CommandError } from '../define-command.ts'
import type { PactFile } from '../pact-file.ts'
import { Broker } from './broker.ts'

/** The backend that was verified; its branch if it has one. */
export type ProviderVersion = { version: string; branch: string | undefined }

/** A pact of the broker, and the address for the result of its verification. */
export type BrokerPact = { pact: PactFile; resultsAddress: string }

/** Tags a version of the provider of which only a part was verified. */
export const PARTIAL_TAG = 'partial'

const link = v.object({ href: v.string() })
const list = v.object({ _embedded: v.object({ pacts: v.array(v.object({ _links: v.object({ self: link }) })) }) })
const results = v.object({ _links: v.object({ 'pb:publish-verification-results': link }) })

/**
 * Returns the pacts that a provider must fulfil: of the consumers' main branch, of deployed or released versions, and the newest. Throws
 * if there is none: a check of nothing would pass.
 */
export async function readBrokerPacts(
  address: string,
  provider: string,
  env: NodeJS.ProcessEnv,
): Promise<BrokerPact[]> {
  const broker = new Broker(address, env)
  const listing = await broker.findLink('pb:provider-pacts-for-verification', { provider })
  const selectors = [{ mainBranch: true }, { deployedOrReleased: true }, { latest: true }]
  const found = v.parse(list, await broker.call('POST', listing, { consumerVersionSelectors: selectors }))
  const addresses = new Set(found._embedded.pacts.map(({ _links }) => _links.self.href))
  if (addresses.size === 0) throw new CommandError(`The broker has no pact with ${provider}: publish one first.`)
  return Promise.all(
    [...addresses].map(async (one) => {
      const pact = await broker.call('GET', one)
      const { _links } = v.parse(results, pact)
      return { pact: pact as PactFile, resultsAddress: _links['pb:publish-verification-results'].href }
    }),
  )
}

/** The counted calls of a verification; `notRequested`, `notBuilt` and `noState` were not verified. */
export type VerificationResult = {
  passed: number
  failed: number
  notRequested: number
  notBuilt: number
  noState: number
  operations: { operation: string; status: string }[]
}

/**
 * Publishes the result of verifying one pact to the broker. A part of a pact is published as a failed verification, so that can-i-deploy
 * does not allow it, and tags the version `partial`; `testResults` names what was verified.
 */
export async function reportToBroker(
  address: string,
  { pact, resultsAddress }: BrokerPact,
  { version, branch }: ProviderVersion,
  { passed, failed, notRequested, notBuilt, noState, operations }: VerificationResult,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const broker = new Broker(address, env)
  const [name, number] = [pact.provider.name, version].map(encodeURIComponent)
  if (branch !== undefined)
    await broker.call('PUT', `/pacticipants/${name}/branches/${encodeURIComponent(branch)}/versions/${number}`, {})
  const isPartial = notRequested + notBuilt + noState > 0
  if (isPartial) await broker.call('PUT', `/pacticipants/${name}/versions/${number}/tags/${PARTIAL_TAG}`, {})
  const verified = operations.filter(({ status }) => status === 'passing').map(({ operation }) => operation)
  await broker.call('POST', resultsAddress, {
    success: failed === 0 && !isPartial,
    providerApplicationVersion: version,
    testResults: { partial: isPartial, passed, failed, notRequested, notBuilt, noState, verified },
  })
}
