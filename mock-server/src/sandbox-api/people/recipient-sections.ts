import { findPerson, ownValue } from '../../domain/people/find-person.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { editingLockOf } from '../../resources/recipient-profile/payout-lock.rules.ts'
import { factsSection, listSection, type RecordSection } from './section.ts'

/** What the world holds of a family. */
export function recipientSections(state: WorldState, family: Recipient, now: Instant): readonly RecordSection[] {
  const { personId } = family
  const uploads = Object.values(ownValue(state.uploads, personId) ?? {})
  const views = Object.values(ownValue(state.contactViews, personId) ?? {})
  const requests = Object.values(state.helpRequests).filter((request) => request.personId === personId)
  return [
    factsSection('status', statusOf(family, now)),
    factsSection('renewal', renewalOf(state, personId)),
    factsSection('account', accountOf(family)),
    factsSection('patient', family.patient),
    factsSection('carer', family.carer),
    factsSection('address', family.address),
    factsSection('bankAccount', family.account ?? { number: null }),
    listSection('familyMembers', family.familyMembers.toReversed()),
    listSection('phones', family.phones.toReversed()),
    listSection('contributions', family.contributions),
    listSection('requestedDocuments', family.askedDocuments),
    listSection('submittedDocuments', family.handedDocuments),
    listSection('documents', family.documents),
    listSection('photos', family.photos.toReversed()),
    listSection(
      'helpRequests',
      requests.map(({ receiptNumber, variant, state: requestState, startedAt, sentAt, files }) => ({
        receiptNumber,
        variant,
        requestState,
        startedAt,
        sentAt,
        files: files.length,
      })),
    ),
    listSection('uploads', uploads),
    listSection(
      'contactViews',
      views.map(({ donorId, viewedAt }) => ({ viewedAt, donor: findPerson(state, donorId)?.login ?? donorId })),
    ),
  ]
}

const statusOf = (family: Recipient, now: Instant) => ({
  requestStatus: family.requestStatus,
  renewalStatus: family.renewalStatus,
  supportStatus: family.supportStatus,
  nextRenewalOn: family.nextRenewalOn,
  lastContributionOn: family.lastContributionOn,
  removedReason: family.removedReason?.cs ?? null,
  editing: editingLockOf(family, now).status,
})

const accountOf = ({
  familyId,
  displayName,
  birthDate,
  email,
  gender,
  housing,
  householdMembers,
  ...family
}: Recipient) => ({
  displayName,
  familyId,
  birthDate,
  email,
  gender,
  housing,
  householdMembers,
  informativeConsent: family.informativeConsent,
  lifeStory: family.lifeStory,
  lastLoginAt: family.lastLoginAt,
  previousLoginAt: family.previousLoginAt,
})

function renewalOf(state: WorldState, personId: string) {
  const renewal = ownValue(state.renewals, personId)
  return {
    version: renewal?.version ?? null,
    dueOn: renewal?.dueOn ?? null,
    files: renewal?.files.length ?? 0,
    receiptNumber: renewal?.sent?.receiptNumber ?? null,
    sentAt: renewal?.sent?.sentAt ?? null,
  }
}
