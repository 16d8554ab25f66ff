import { textOfBody } from '#rules/journal-call.ts'
import { MASKED } from '#rules/masked-value.ts'
import type { JournalEntry } from '../api/world-queries.ts'

export type JournalCall = NonNullable<JournalEntry['call']>
export type CalledEntry = JournalEntry & { call: JournalCall }

export const isCall = (entry: JournalEntry): entry is CalledEntry => entry.call !== undefined

/** Who called: the person of the token, the person that a sign-in answered with, or the login that was tried. */
export function callerOfEntry({ call }: JournalEntry): string | undefined {
  return call?.personId ?? signedInPerson(call?.response?.content) ?? call?.login
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

function signedInPerson(content: unknown): string | undefined {
  const { token, personId } = recordOf(recordOf(content).response)
  return token !== undefined && typeof personId === 'string' ? personId : undefined
}

/** The fields that a refusal names, with what is wrong with each. */
export function invalidFields({ call }: JournalEntry): readonly [field: string, wrong: string][] {
  const { fields } = recordOf(call?.response?.content)
  return Object.entries(recordOf(fields)).map(([field, wrong]) => [field, String(wrong)])
}

export type Obstacle = 'masked' | 'files' | 'long' | 'dropped' | 'session'

/** Why the console cannot send a call again; undefined if it can. */
export function obstacleTo({
  hasToken,
  personId,
  parts,
  request,
  path,
  query,
  headers,
}: JournalCall): Obstacle | undefined {
  if (parts !== undefined) return 'files'
  if (request?.isCut) return 'long'
  if (request?.isDropped) return 'dropped'
  if (hasToken && personId === undefined) return 'session'
  const sent = `${path}${query}${headers['access-key']}${textOfBody(request) ?? ''}`
  return sent.includes(MASKED) ? 'masked' : undefined
}
