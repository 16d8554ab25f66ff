import type { Person, WorldState } from '#mock/domain/state/world-state.ts'

/** Texts that identify a person: e-mails, phones, ids, numbers and full names. */
export const marksOf = (person: Person): readonly string[] => {
  const named = person.displayName.includes(' ') ? [person.displayName] : []
  return [person.personId, person.login, ...named, ...addressesOf(person)]
}

/** The addresses to which the person's letters and SMS are sent. */
const addressesOf = (person: Person): readonly string[] => {
  const found =
    person.kind === 'recipient'
      ? recipientAddresses(person)
      : [person.kind === 'donor' ? person.profile.email : person.email]
  return found.filter((address): address is string => typeof address === 'string' && address !== '')
}

const recipientAddresses = ({ email, carer, phones, familyMembers }: Extract<Person, { kind: 'recipient' }>) => [
  email,
  carer.email,
  carer.phone,
  ...phones.map(({ phone }) => phone),
  ...familyMembers.flatMap((member) => [member.email, member.phone]),
]

type Owners = {
  readonly tokens: ReadonlyMap<string, ReadonlySet<string>>
  readonly names: readonly (readonly [string, ReadonlySet<string>])[]
}
const known = new WeakMap<object, Owners>()

/** The owner of each identifying text. One that two people share (a family's phone, a name) identifies neither. */
const ownersIn = ({ people }: WorldState): Owners => {
  const found = known.get(people)
  if (found) return found
  const tokens = new Map<string, Set<string>>()
  for (const person of people.values())
    for (const mark of marksOf(person)) tokens.set(mark, (tokens.get(mark) ?? new Set()).add(person.personId))
  const names = [...tokens].filter(([mark]) => mark.includes(' '))
  const owners = { tokens, names }
  known.set(people, owners)
  return owners
}

const TOKENS = /[\w.-]+@[\w.-]+\w|\+\d{6,15}|p-\w+|(?<![\w.])\d{7,8}(?![\w.])/g

export type Mark = { readonly mark: string; readonly owners: ReadonlySet<string> }

/** The identifying texts that a text contains. */
export const marksIn = (state: WorldState, text: string): readonly Mark[] => {
  const { tokens, names } = ownersIn(state)
  const found: Mark[] = []
  for (const mark of new Set(text.match(TOKENS))) {
    const owners = tokens.get(mark)
    if (owners) found.push({ mark, owners })
  }
  for (const [mark, owners] of names) if (text.includes(mark)) found.push({ mark, owners })
  return found
}

/** The addresses of a person, the replaced ones of a family too: a changed account is announced there (rule 10.21). */
export const reachedAt = ({ replacedEmails }: WorldState, person: Person): readonly string[] => [
  ...addressesOf(person),
  ...(replacedEmails[person.personId] ?? []).map(({ email }) => email),
]

/** The people with an address. */
export const ownersOfAddress = (state: WorldState, address: string): ReadonlySet<string> =>
  new Set(
    state.people
      .values()
      .filter((person) => reachedAt(state, person).includes(address))
      .map(({ personId }) => personId),
  )
