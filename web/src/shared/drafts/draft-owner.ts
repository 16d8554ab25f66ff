import { tabSecret } from '../session/tab-secret.ts'

/**
 * Whose a draft is while nobody is signed in. It ends with its sending, with being thrown away, and with anybody who signs in or out on the
 * device: the next person at the same computer must not find it.
 */
export const VISITOR = 'visitor'

const TAB = '#'

/** The same person, in this tab only: the key of these drafts is gone when the tab is closed. */
export const inThisTab = (person: string): string => `${person}${TAB}${tabSecret('id').slice(0, 16)}`

export const isInTab = (owner: string): boolean => owner.includes(TAB)

/** The person of an owner, or of the name of a key. */
export const personOf = (owner: string): string => owner.split(/[#/]/)[0] ?? owner

/**
 * Which key a draft is encrypted with. A person has one for all drafts, which ends with the session. Each draft of a visitor has its own,
 * which ends with the draft.
 */
export const keyNameOf = ({ person, name }: { person: string; name: string }): string =>
  personOf(person) === VISITOR ? `${person}/${name}` : person
