import type { IncomingMessage } from 'node:http'
import { malformed, notRun, RefusalError } from './answers.ts'
import type { PersonRecord, Records } from './records.ts'
import { readToken } from './tokens.ts'

/** One call of the API as the operations read it. */
export type BackendCall = {
  records: Records
  now: number
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
}

const UID = /^[A-Za-z0-9_.-]{0,64}$/
const LANGUAGES = new Set(['cs', 'en'])

/** Throws if the headers that every call has violate the contract. */
export function checkHeaders({ headers, query }: BackendCall): void {
  const { uid = '', lang = 'cs' } = headers
  const uids = [String(uid), query.get('uid') ?? '']
  if (uids.some((given) => !UID.test(given))) throw new RefusalError(malformed('uid'))
  if (!LANGUAGES.has(String(lang))) throw new RefusalError(malformed('lang'))
}

/** Returns the person of the token. Throws the refusals of the token, of another's uid, and of the scope if a donor is required. */
export function personCalling(
  { headers, query, records, now }: BackendCall,
  { donor }: { donor: boolean },
): PersonRecord {
  const claims = readToken(headers.authorization, now)
  const uids = [String(headers.uid ?? ''), query.get('uid') ?? ''].filter((uid) => uid !== '')
  if (uids.some((uid) => uid !== claims.sub)) throw new RefusalError(notRun(403, 'uid-mismatch'))
  if (donor && claims.scope !== 'donor') throw new RefusalError(notRun(403, 'scope-forbidden'))
  const person = records.people.find(({ id }) => id === claims.sub)
  if (!person) throw new RefusalError(notRun(401, 'token-invalid'))
  return person
}

/** Throws if a body has a field that the contract does not name. */
export function checkFields(body: Record<string, unknown>, ...names: string[]): void {
  const others = Object.keys(body).filter((name) => !names.includes(name))
  if (others.length > 0) throw new RefusalError(malformed(...others))
}
