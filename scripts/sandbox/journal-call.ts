import type { Schemas } from './client.ts'
import { onOneLine } from './table.ts'

type Body = Schemas['JournalBody']
type Call = Schemas['JournalCall']

/** What of a body is readable in a terminal; --json has all that is stored. */
const LONGEST = 400

/** The lines of a call below its entry: what was called, by whom, for how long, what was sent and what was returned. */
export function formatCall(call: Call): string[] {
  const {
    method,
    path,
    query,
    durationMs,
    personId,
    login = 'no user signed in',
    step,
    request,
    parts = [],
    response,
  } = call
  const who = `${personId ?? login}${step === undefined ? '' : `, step ${step}`}`
  return [
    `${method} ${path}${query === '' ? '' : `?${query}`}  ${who}  ${durationMs} ms  ${call.realAt}`,
    ...bodyLine('sent', request),
    ...parts.map(({ name, fileName, mediaType, size }) => `sent ${name}: ${fileName}, ${mediaType}, ${size} B`),
    ...bodyLine('returned', response),
  ].map((line) => onOneLine(`  ${line}`))
}

function bodyLine(name: string, body: Body | undefined): string[] {
  if (!body) return []
  if (body.isDropped) return [`${name}: ${body.size} characters, not stored any more`]
  const text = body.isCut && typeof body.content === 'string' ? body.content : JSON.stringify(body.content)
  return [`${name}: ${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`]
}

/** Whether a call was made by a person, named by id or by the login of a sign-in. */
export const isBy = (call: Call | undefined, person: string): boolean =>
  call !== undefined && [call.personId, call.login, call.personId?.replace(/^p-/, '')].includes(person)
