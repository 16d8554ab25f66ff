import { type BackendAnswer, malformed, notRun, RefusalError, refused, succeeded } from './answers.ts'
import { type BackendCall, checkFields, personCalling } from './call.ts'
import type { PersonRecord } from './records.ts'

const LINK = /^[A-Za-z0-9_-]+$/
const LOCK_MS = 60_000

/** GET /nps. */
export function getNps(call: BackendCall): BackendAnswer {
  const person = whoRates(call, call.query.get('emlid'))
  return person ? succeeded(person.rating ?? { Value: null, Date: null }) : refused(404, 'rating-link-not-found')
}

/** POST /nps. A repeated key returns the first answer, a refusal as well. */
export function saveNps(call: BackendCall): BackendAnswer {
  const { body, records, headers } = call
  checkFields(body, 'rating', 'emlid')
  const { rating, emlid = null } = body
  if (typeof rating !== 'number' || !Number.isInteger(rating) || rating < 1 || rating > 10)
    throw new RefusalError(malformed('rating'))
  const person = whoRates(call, emlid)
  if (!person) return refused(404, 'rating-link-not-found')

  const sent = headers['idempotency-key']
  const key = typeof sent === 'string' ? `${person.id} ${sent}` : undefined
  const before = key === undefined ? undefined : records.answered.get(key)
  if (before && before.body !== JSON.stringify(body)) return notRun(409, 'idempotency-key-reused')
  if (before) return before.answer
  const answer = vote(person, rating, call.now)
  if (key !== undefined) records.answered.set(key, { body: JSON.stringify(body), answer })
  return answer
}

/** A vote younger than a minute is locked. */
function vote(person: PersonRecord, rating: number, now: number): BackendAnswer {
  const opens = person.rating ? Date.parse(person.rating.Date) + LOCK_MS : now
  if (opens > now) return refused(423, 'vote-locked', { lockedUntil: new Date(opens).toISOString() })
  person.rating = { Value: rating, Date: new Date(now).toISOString() }
  return succeeded(person.rating)
}

/** By the link of an e-mail, which needs no token, otherwise by the token; undefined for an unknown link. */
function whoRates(call: BackendCall, link: unknown): PersonRecord | undefined {
  if (link === null) return personCalling(call, { donor: true })
  if (typeof link !== 'string' || !LINK.test(link)) throw new RefusalError(malformed('emlid'))
  return call.records.people.find(({ id }) => id === call.records.links.get(link))
}
