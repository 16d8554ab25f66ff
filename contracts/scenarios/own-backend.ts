import { TestRunner } from 'vitest'
import { readResponse } from '../http/answer-body.ts'

const BEGINNING = 'the default scenario'

/**
 * Begins a scenario on a backend without worlds by its provider state, `the default scenario`. Returns the name of the world if it has
 * worlds all the same. The clock of such a backend cannot be frozen; a scenario that needs more than that is skipped.
 */
export async function beginByState(states: string, options: object): Promise<string> {
  const more = Object.keys(options).filter((name) => name !== 'frozen')
  if (more.length > 0) skip(`a world with its own ${more.join(', ')}`)
  const { world } = await changeState(states, 'setup')
  return typeof world === 'string' ? world : ''
}

/** Tears down the provider state of beginByState. */
export async function endByState(states: string, world: string): Promise<void> {
  await changeState(states, 'teardown', world)
}

/** Ends the running test as skipped: it needs a feature that only the control plane of a sandbox has. */
export function skip(call: string): never {
  // Without worlds the path of a call has an empty world name.
  const need = call.replace('/worlds//', '/worlds/{world}/')
  const test = TestRunner.getCurrentTest()
  test?.context.skip(`needs the control plane: ${need}`)
  throw new Error(`This needs the control plane: ${need}`)
}

async function changeState(states: string, action: 'setup' | 'teardown', world = ''): Promise<{ world?: unknown }> {
  const params = world === '' ? {} : { world }
  const response = await fetch(states, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state: BEGINNING, params, action }),
  })
  const text = (await readResponse(response)).toString()
  if (!response.ok) throw new Error(`The state "${BEGINNING}" answers with HTTP ${response.status}: ${text}`)
  return text === '' ? {} : (JSON.parse(text) as { world?: unknown })
}
