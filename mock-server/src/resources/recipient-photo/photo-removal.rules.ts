import { findRecipient, setRecipient } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { DueEvent } from '../../domain/state/due-event.ts'
import type { FamilyPhoto, Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { addWorkingDays } from '../../domain/time/calendar.ts'
import { dayOf, type Instant, instantAt } from '../../domain/time/instant.ts'
import type { TriggerRule } from '../../domain/triggers/trigger.ts'
import { done, forRecipient } from '../../domain/triggers/trigger-subjects.ts'
import { withPrimary } from './primary-photo.rules.ts'

const KIND = 'photo-deletion-processed'
const WORKING_DAYS = 2

/** When the foundation processes a removal: 10:00 Europe/Prague of the second working day after the request. */
const processedAt = (requestedAt: Instant): Instant =>
  instantAt(addWorkingDays(dayOf(requestedAt), WORKING_DAYS), '10:00')

/** The scheduled events of photos with a requested removal. */
export const photoRemovalEvents = (recipient: Recipient): DueEvent[] =>
  recipient.photos.flatMap((photo) => removalEvent(recipient, photo))

const removalEvent = ({ personId }: Recipient, { id, removal }: FamilyPhoto): DueEvent[] =>
  removal === null
    ? []
    : [
        {
          id: `${KIND}:${personId}:${id}`,
          at: processedAt(removal.requestedAt),
          kind: KIND,
          subject: personId,
          summary: `The foundation removes a photo of ${personId}, as the family requested.`,
          apply: (state) => {
            const recipient = findRecipient(state, personId)
            const changes = recipient ? removePhotos(state, recipient, [id]) : []
            return { changes, rule: 'rule 10.9 Photo removal' }
          },
        },
      ]

/** Removes the photos and their uploaded pictures; a picture of the scenario is shared and stays. */
export const removePhotos = (state: WorldState, recipient: Recipient, ids: readonly string[]): Change[] => {
  const isGone = ({ id }: FamilyPhoto) => ids.includes(id)
  const images = recipient.photos.filter(isGone).map(({ path }) => path.slice(0, path.lastIndexOf('.')))
  return [
    ...images.filter((id) => Object.hasOwn(state.storedImages, id)).map((id) => set(['storedImages', id], undefined)),
    setRecipient(recipient, 'photos', withPrimary(recipient.photos.filter((photo) => !isGone(photo)))),
  ]
}

/** Sandbox: the foundation processes the removal at once; of one photo (`photoId`), otherwise of all requested removals. */
export const photoDeletionProcessed: TriggerRule = (state, { person, photoId }) =>
  forRecipient(state, person, (found) => {
    const requested = found.photos.filter(({ removal }) => removal !== null).map(({ id }) => id)
    const chosen = photoId === undefined ? requested : requested.filter((id) => id === photoId)
    if (chosen.length === 0)
      return {
        refused:
          photoId === undefined
            ? 'No removal of a photo was requested.'
            : 'photoId names no photo whose removal was requested.',
        field: 'photoId',
      }
    const summary = chosen.length === 1 ? 'The photo was removed.' : `${chosen.length} photos were removed.`
    return done(found, removePhotos(state, found, chosen), summary)
  })
