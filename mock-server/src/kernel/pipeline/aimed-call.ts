import type { AimedCall } from '../../world/faults/armed-faults.ts'
import type { AnyInput } from '../access/authorize-request.ts'

/** What a fault is aimed by: the person of the session, or the one who is signing in, and the sent values. */
export function aimedCall(operationId: string, { params, query, body, caller, files }: AnyInput): AimedCall {
  const { username, personalNumber } = Object(body) as Readonly<Record<string, unknown>>
  const typed = username ?? personalNumber
  return {
    operationId,
    person: caller?.personId ?? (typeof typed === 'string' ? typed : undefined),
    values: [params, query, body],
    hasFiles: files.length > 0,
  }
}
