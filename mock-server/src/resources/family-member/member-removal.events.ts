import { findRecipient, setRecipient } from '../../domain/people/find-person.ts'
import type { DueEvent } from '../../domain/state/due-event.ts'
import type { FamilyMember, Recipient } from '../../domain/state/recipient.ts'
import type { TriggerRule } from '../../domain/triggers/trigger.ts'
import { done, forRecipient } from '../../domain/triggers/trigger-subjects.ts'
import { processedAt } from './member-removal.rules.ts'

const KIND = 'person-deletion-processed'

/** The scheduled events of family members with a requested removal. */
export const memberRemovalEvents = (recipient: Recipient): DueEvent[] =>
  recipient.familyMembers.flatMap((member) => removalEvent(recipient, member))

const removalEvent = ({ personId }: Recipient, { id, removal }: FamilyMember): DueEvent[] =>
  removal === null
    ? []
    : [
        {
          id: `${KIND}:${personId}:${id}`,
          at: processedAt(removal),
          kind: KIND,
          subject: personId,
          summary: `The foundation removes a family member of ${personId}, as the family requested.`,
          apply: (state) => {
            const recipient = findRecipient(state, personId)
            const changes = recipient ? [withoutMembers(recipient, [id])] : []
            return { changes, rule: 'rule 10.7 Member removal' }
          },
        },
      ]

const withoutMembers = (recipient: Recipient, ids: readonly string[]) =>
  setRecipient(
    recipient,
    'familyMembers',
    recipient.familyMembers.filter(({ id }) => !ids.includes(id)),
  )

/** Sandbox: the foundation processes the removal at once; of one member (`memberId`), otherwise of all requested removals. */
export const personDeletionProcessed: TriggerRule = (state, { person, memberId }) =>
  forRecipient(state, person, (found) => {
    const ids = found.familyMembers.filter(({ removal }) => removal !== null).map(({ id }) => id)
    const chosen = memberId === undefined ? ids : ids.filter((id) => id === memberId)
    if (chosen.length === 0)
      return {
        refused:
          memberId === undefined
            ? 'No removal of a family member was requested.'
            : 'memberId names no family member whose removal was requested.',
        field: 'memberId',
      }
    const summary =
      chosen.length === 1 ? 'The family member was removed.' : `${chosen.length} family members were removed.`
    return done(found, [withoutMembers(found, chosen)], summary)
  })
