import { CommandError } from '../define-command.ts'
import { readResponse } from '../http/answer-body.ts'
import { explainFailure } from '../network-texts.ts'
import { ProviderStateClient } from '../provider/states/provider-state-client.ts'

/** One of the two providers that are compared. */
export type TwinSide = {
  /** Base of the API. */
  api: string
  /** The endpoint that sets up provider states. */
  states: string
  /** The control plane (openapi/sandbox.yaml) of a side that has one: its clock and its inbox. */
  sandbox: string | undefined
}

/** The default timeout of an answer. */
export const PATIENCE_MS = 15_000

/** Returns the side of a sandbox: its API, its control plane, and its provider states among the control plane's paths. */
export const sideOfSandbox = (sandbox: string, api = new URL('/api', sandbox).href): TwinSide => ({
  api,
  states: `${sandbox}/provider-states`,
  sandbox,
})

/** Whether a side has a separate world for each state, so that several can be played at once. */
export async function hasWorlds({ states }: TwinSide): Promise<boolean> {
  const stateClient = new ProviderStateClient(states)
  await stateClient.setUp('the default scenario', {})
  const own = stateClient.world !== undefined
  await stateClient.tearDown('the default scenario', {})
  return own
}

/** Calls a control plane; throws a readable error if it refuses. */
export async function control<Answer>(
  { sandbox }: TwinSide,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`${sandbox}${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new CommandError(`The control plane does not answer at ${sandbox}: ${explainFailure(error)}`)
  })
  const text = (await readResponse(response)).toString()
  if (!response.ok) throw new CommandError(`${method} ${sandbox}${path}: HTTP ${response.status} ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}
