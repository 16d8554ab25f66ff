import { tabSecret } from '../session/tab-secret.ts'

/** The draft of a visitor ends when it is sent, discarded, or any user signs in or out on the device. */
export const VISITOR = 'visitor'

const TAB = '#'

/** The same person, in this tab only: the key of these drafts is gone when the tab is closed. */
export const inThisTab = (person: string): string => `${person}${TAB}${tabSecret('id').slice(0, 16)}`

export const isInTab = (owner: string): boolean => owner.includes(TAB)

/** The person of an owner, or of a key name. */
export const personOfOwner = (owner: string): string => owner.split(/[#/]/)[0] ?? owner

/** A person has one key for all drafts, which ends with the session; each draft of a visitor has its own. */
export const keyNameOf = ({ person, name }: { person: string; name: string }): string =>
  personOfOwner(person) === VISITOR ? `${person}/${name}` : person
