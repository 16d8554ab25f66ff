import type { DocumentOfType, RecipientDocuments } from '#web/shared/api/wire.ts'
import type { DueState } from '#web/shared/due-days/due-state.ts'

export type DocumentGroup = 'needed' | 'tied' | 'received' | 'valid'

const groups: Readonly<Record<DocumentOfType['state'], DocumentGroup>> = {
  missing: 'needed',
  expired: 'needed',
  expiring: 'needed',
  received: 'received',
  valid: 'valid',
}
/** Missing documents come first, then expired ones, then expiring ones. */
const order: readonly DocumentOfType['state'][] = ['missing', 'expired', 'expiring', 'received', 'valid']

export function documentGroupOf(document: DocumentOfType, all: RecipientDocuments): DocumentGroup {
  return isTied(document, all) ? 'tied' : groups[document.state]
}

/** Not those that a new study confirmation prolongs. */
export function expiringDocuments(all: RecipientDocuments): readonly DocumentOfType[] {
  const isEnding = ({ state }: DocumentOfType) => state === 'expired' || state === 'expiring'
  return orderDocuments(
    all.types.filter((document) => isEnding(document) && documentGroupOf(document, all) === 'needed'),
  )
}

/** A new study confirmation fixes it: all other documents depend on it from 15 years on (rule 10.11). */
function isTied(
  { type, state, expiresOn }: DocumentOfType,
  { types, needsStudyConfirmation }: RecipientDocuments,
): boolean {
  if (!needsStudyConfirmation || type === 'study-confirmation' || expiresOn === null) return false
  const study = types.find((each) => each.type === 'study-confirmation')
  return (state === 'expired' || state === 'expiring') && study?.expiresOn === expiresOn
}

/** The documents in the order of the page; within a state the earliest deadline comes first. */
export function orderDocuments(documents: readonly DocumentOfType[]): readonly DocumentOfType[] {
  const place = ({ state }: DocumentOfType) => order.indexOf(state)
  const due = ({ due }: DocumentOfType) => due ?? '9999'
  const sorted = [...documents]
  sorted.sort((a, b) => place(a) - place(b) || due(a).localeCompare(due(b)))
  return sorted
}

/** The same documents in a former order; new ones come last. */
export function inOrderOf(
  order: readonly DocumentOfType['type'][],
  documents: readonly DocumentOfType[],
): readonly DocumentOfType[] {
  const place = ({ type }: DocumentOfType) => (order.includes(type) ? order.indexOf(type) : order.length)
  const sorted = [...documents]
  sorted.sort((a, b) => place(a) - place(b))
  return sorted
}

export type Saying = DueState['state'] | 'missing' | 'received' | 'valid' | 'validForever' | 'expiring' | 'expired'

/** The text key of a document, and its date. */
export function sayingOf(
  { state, due, expiresOn }: DocumentOfType,
  dueState: (due: string) => DueState,
): { say: Saying; date: string } {
  if (state === 'missing') {
    if (due === null) return { say: 'missing', date: '' }
    const { state: say, date } = dueState(due)
    return { say, date }
  }
  if (state === 'received') return { say: 'received', date: '' }
  return expiresOn === null ? { say: 'validForever', date: '' } : { say: state, date: expiresOn }
}
