import type { Difference } from '../../differences/difference.ts'
import type { Interaction } from '../../pact-file.ts'

/** A value of the provider state that a successful answer repeats, at a path of its body. */
type Repeated = { value: string; path: string; isLength?: true }

const NAME: Repeated = { value: 'displayName', path: 'response.profile.displayName' }

/**
 * A pact matches an answer by type, so data of another person and a shortened list would pass. Only the state knows which person and
 * how many items it has created. By method and path of the operation.
 */
const REPEATED: Readonly<Record<string, Repeated>> = {
  'POST /login': NAME,
  'POST /loginRecipient': NAME,
  'GET /userProfile': NAME,
  'GET /payments': { value: 'paymentCount', path: 'response.payments', isLength: true },
  'GET /families': { value: 'familyCount', path: 'response.families', isLength: true },
  'GET /documents': { value: 'documentCount', path: 'response', isLength: true },
  'GET /contributions': { value: 'contributionCount', path: 'response.contributions', isLength: true },
}

/** Its person and items come from its own calls, and its pact matches them exactly: the state returns none of the values above. */
const RECORDED_SESSION = 'a recorded session'

/** The value that the answer to a recorded call repeats; undefined without one, for a refusal, and for a recorded session. */
export function repeatedValueOf({ request, response, providerStates }: Interaction): Repeated | undefined {
  if (providerStates?.[0]?.name === RECORDED_SESSION) return undefined
  const repeated = REPEATED[`${request.method} ${request.path}`]
  return repeated !== undefined && valueAt(response.body?.content, repeated.path) !== undefined ? repeated : undefined
}

/** Whether an answer repeats the value of its state; empty if there is nothing to repeat, or the pact reports that it is missing. */
export function checkRepeatedValue(
  interaction: Interaction,
  body: unknown,
  values: Readonly<Record<string, unknown>>,
): Difference[] {
  const repeated = repeatedValueOf(interaction)
  if (repeated === undefined) return []
  const { value, path, isLength = false } = repeated
  const found = valueAt(body, path)
  const received = isLength ? (Array.isArray(found) ? found.length : undefined) : found
  // A value of another type is a difference of the pact.
  if ((typeof received !== 'string' && typeof received !== 'number') || `${received}` === String(values[value]))
    return []
  return [{ kind: 'repeated', place: path, value, isLength, expected: values[value], received }]
}

const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], body)
