import { tabSecret } from '../session/tab-secret.ts'

/**
 * The owner of a draft while no user is signed in. The draft ends when it is sent or discarded, and when any user signs in or out on the
 * device: the next person at the same computer must not find it.
 */
export const VISITOR = 'visitor'

const TAB = '#'

/** The same person, in this tab only: the key of these drafts is gone when the tab is closed. */
export const inThisTab = (person: string): string => `${person}${TAB}${tabSecret('id').slice(0, 16)}`

export const isInTab = (owner: string): boolean => owner.includes(TAB)

/** The person of an owner, or of a key name. */
export const personOf = (owner: string): string => owner.split(/[#/]/)[0] ?? owner

/**
 * The name of the key that encrypts a draft. A person has one key for all drafts, which ends with the session. Each draft of a visitor has
 * its own, which ends with the draft.
 */
export const keyNameOf = ({ person, name }: { person: string; name: string }): string =>
  personOf(person) === VISITOR ? `${person}/${name}` : person
