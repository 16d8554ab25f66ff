import type { HandedDocument } from '../domain/state/recipient.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { acceptanceAt } from '../resources/recipient-document/document-acceptance.rules.ts'
import { prague } from './people/build-donor.ts'

type People = WorldState['people']

/** The people of a scenario at a later wall-clock time of Prague: the foundation has processed what waited for it. */
export const lastSeenAt = (people: People, local: string): People =>
  people.map((person) =>
    person.kind === 'recipient'
      ? { ...person, handedDocuments: person.handedDocuments.map((handed) => lookAt(handed, local)) }
      : person,
  )

const lookAt = (handed: HandedDocument, local: string): HandedDocument => {
  const at = acceptanceAt(handed.uploadedAt)
  return handed.acceptedAt === null && !handed.fromRenewal && at <= prague(local)
    ? { ...handed, acceptedAt: at }
    : handed
}
