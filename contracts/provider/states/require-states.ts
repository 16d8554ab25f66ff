import { CommandError } from '../../define-command.ts'
import { ProviderStateClient } from './provider-state-client.ts'

/** A provider state and its params. */
export type Sentence = { name: string; params?: Readonly<Record<string, unknown>> }

/**
 * Throws a readable error if none of several states can be set up: then the address is wrong, and every call would fail because of it.
 * A single failing state may only be one that the backend does not know yet.
 */
export async function requireStates(address: string, sentences: readonly Sentence[]): Promise<void> {
  const distinct = [...new Map(sentences.map((one) => [one.name, one])).values()]
  const failures: string[] = []
  for (const { name, params = {} } of distinct) {
    const stateClient = new ProviderStateClient(address)
    await stateClient.setUp(name, params)
    if (stateClient.failure === undefined) {
      // Whether it can be torn down is reported with the calls of this state.
      await stateClient.tearDown(name, params).catch(() => undefined)
      return
    }
    if (stateClient.isUnreachable) {
      const why = stateClient.failure.replace(/^.*could not be set up: /, '')
      throw new CommandError(`Your state address does not answer at ${address}: ${why}`)
    }
    failures.push(stateClient.failure)
  }
  if (failures.length < 2) return
  throw new CommandError(
    `Not a single state could be set up at ${address}: none of ${failures.length} sentences. ${failures[0]}\n` +
      'Look whether this is the whole address of your provider states (contracts/README.md, "Your provider states"): its path, a slash at the end.',
  )
}
