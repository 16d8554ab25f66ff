import { titlesOf } from '../api/operations.ts'
import type { JournalEntry } from '../api/world-queries.ts'
import { callerOfEntry } from './call-request.ts'
import { isFound } from './group-people.ts'
import { type EntryOutcome, entryOutcome, isError } from './outcome.ts'
import { czechRule } from './rule-text.ts'

/** The filter's names for events without a call, and for calls of no operation. */
export const EVENTS = 'events'
export const UNKNOWN = 'unknown'

/** The filter's name for every outcome that is an error. */
export const ERRORS = 'errors'

export const outcomes = ['ok', 'refused', 'failed', 'unanswered'] as const satisfies readonly EntryOutcome[]

/** An empty member passes everything. */
export type JournalFilter = { operation: string; person: string; outcome: string; text: string }

export const NO_FILTER: JournalFilter = { operation: '', person: '', outcome: '', text: '' }

export const isFiltered = (filter: JournalFilter): boolean => Object.values(filter).some((value) => value !== '')

export function passes(entry: JournalEntry, { operation, person, outcome, text }: JournalFilter): boolean {
  if (operation !== '' && operationOf(entry) !== operation) return false
  if (person !== '' && ![person, loginOf(person)].includes(callerOfEntry(entry) ?? '')) return false
  if (outcome === ERRORS ? !isError(entry) : outcome !== '' && entryOutcome(entry) !== outcome) return false
  return text.trim() === '' || isFound(text, [textOf(entry)])
}

const operationOf = ({ operationId, call }: JournalEntry): string => operationId ?? (call ? UNKNOWN : EVENTS)

const texts = new WeakMap<JournalEntry, string>()

/** Everything that an entry shows, the names of its operation, bodies and changes included; written once, because each typed letter searches all entries. */
function textOf(entry: JournalEntry): string {
  const known = texts.get(entry)
  if (known !== undefined) return known
  const titles = entry.operationId === null ? undefined : titlesOf(entry.operationId)
  const text = `${JSON.stringify(entry)} ${titles?.cs} ${titles?.en} ${czechRule(entry.rule)}`
  texts.set(entry, text)
  return text
}

/** The filter options in the alphabetical order of their texts; unknown paths and events of the world last. */
export function operationsIn(entries: readonly JournalEntry[], textOf: (operationId: string) => string): string[] {
  const found = new Set(entries.map(operationOf))
  const last = [UNKNOWN, EVENTS].filter((name) => found.delete(name))
  return [...[...found].toSorted((one, other) => textOf(one).localeCompare(textOf(other))), ...last]
}

/** Each person once: who also tried to sign in, by login, is the one of the token. */
export function peopleIn(entries: readonly JournalEntry[]): string[] {
  const callers = new Set(entries.flatMap((entry) => callerOfEntry(entry) ?? []))
  const logins = new Set([...callers].filter((caller) => caller !== loginOf(caller)).map(loginOf))
  return [...callers.difference(logins)].toSorted()
}

const loginOf = (personId: string): string => personId.replace(/^p-/, '')
