import type { ScenarioPerson } from '../api/world-queries.ts'

export type PeopleGroup = 'donors' | 'families' | 'administrators' | 'withoutLogin'

/** Login groups: families have a birth date, donors an angel number, administrators a name; the number of anonymous gifts has no password. */
export function peopleGroupOf({ login, birthDate, password }: ScenarioPerson): PeopleGroup {
  if (birthDate !== undefined) return 'families'
  if (password === undefined) return 'withoutLogin'
  return /^\d+$/.test(login) ? 'donors' : 'administrators'
}

const GROUPS: readonly PeopleGroup[] = ['donors', 'families', 'administrators', 'withoutLogin']

/** The people in their groups, empty ones left out. */
export function groupPeople(people: readonly ScenarioPerson[]): { group: PeopleGroup; people: ScenarioPerson[] }[] {
  return GROUPS.map((group) => ({ group, people: people.filter((person) => peopleGroupOf(person) === group) })).filter(
    (found) => found.people.length > 0,
  )
}

/** `Jana Nováková, jana@example.com` is a name and the text after it. */
export function splitLabel(label: string): { name: string; rest: string } {
  const [, name = label, rest = ''] = /^(.*), ([^,]*)$/.exec(label) ?? []
  return { name, rest }
}

/** Whether every word of a search occurs in the texts, whatever its case and accents. */
export function isFound(search: string, texts: readonly string[]): boolean {
  const all = plain(texts.join(' '))
  return plain(search)
    .split(/\s+/)
    .every((word) => all.includes(word))
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u2060]/gu, '')
    .toLowerCase()

/**
 * Who an event is about, among the scenario's people: `p-10000001` is Jana; `recipients` and users
 * created later are not among them.
 */
export function personName(subject: string, people: readonly ScenarioPerson[]): string | undefined {
  const found = subjectPerson(subject, people)
  return found && splitLabel(found.label).name
}

/** The person of the scenario with a login or a personId. */
export const subjectPerson = (subject: string, people: readonly ScenarioPerson[]): ScenarioPerson | undefined =>
  people.find(({ login }) => subject === login || subject === `p-${login}`)

/** Paths of the portal that work without a login, as a scenario's description names them: `?emlid=…`, `/dotaznik-editace?odkaz=…`. */
export function linksOf(description: string): string[] {
  return [...description.matchAll(/(\/[a-z-]+)?\?(?:emlid|odkaz|pravidelna)=[\w-]+/g)].map(([link]) =>
    link.startsWith('?') ? `${RATING}${link}` : link,
  )
}

const RATING = '/muj-ucet/nps'
