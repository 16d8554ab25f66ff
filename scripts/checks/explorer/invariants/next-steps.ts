import type { DueEvent } from '#mock/domain/state/due-event.ts'
import type { Recipient } from '#mock/domain/state/recipient.ts'
import type { WorldState } from '#mock/domain/state/world-state.ts'
import { retryCardPayment } from '#mock/resources/card-payment/card-payment-start.rules.ts'
import { dueEvents } from '#mock/resources/due-events.ts'
import { openRequest } from '#mock/resources/help-request/request-keys.rules.ts'
import { asOf } from '#mock/resources/recurring-payment/manage-recurring.rules.ts'
import { currentRenewal } from '#mock/resources/renewal/current-renewal.rules.ts'
import { triggers } from '#mock/resources/triggers.ts'
import { fixedRandom } from '#mock/testing/people.ts'
import type { Invariant, Look } from '../exchange.ts'

/** A record with a status, and whether a further step is possible; `ends` are the statuses that the documents define as final. */
type OpenStatus = { readonly what: string; readonly hasNextStep: () => boolean }

/** From each status that is not final an event, an operation or a decision of the foundation is a next step. */
export const noStatusLeadsNowhere: Invariant = ({ before, after }) => {
  if (before.state === after.state && before.now === after.now) return undefined
  const events = new Map<string, DueEvent>()
  for (const event of dueEvents(after.state, after.now)) events.set(event.id, event)
  const stuck = openStatuses(after, events).find(({ hasNextStep }) => !hasNextStep())
  return stuck && `no next step for ${stuck.what}`
}

const openStatuses = (look: Look, events: ReadonlyMap<string, DueEvent>): readonly OpenStatus[] => [
  ...cardPayments(look, events),
  ...recurringPayments(look, events),
  ...requests(look),
  ...look.state.people
    .values()
    .flatMap((person) => (person.kind === 'recipient' ? ofFamily(person, look, events) : [])),
  ...ofDonors(look.state, events),
]

const cardPayments = ({ state, now }: Look, events: ReadonlyMap<string, DueEvent>): readonly OpenStatus[] =>
  Object.values(state.cardPayments)
    .filter(({ status }) => status !== 'approved')
    .map(({ accessKey, status, attemptId, lang }) => ({
      what: `the payment ${accessKey}, ${status}`,
      hasNextStep: () => {
        if (status === 'waiting') return events.has(`gateway-time-out:${attemptId}`)
        const context = { now, random: fixedRandom(), worldId: 'w' }
        return retryCardPayment(state, { accessKey, lang }, context).changes.length > 0
      },
    }))

const recurringPayments = ({ state, now }: Look, events: ReadonlyMap<string, DueEvent>): readonly OpenStatus[] =>
  state.recurringPayments
    .values()
    .filter((each) => asOf(each, now).status === 'active')
    .map(({ recurringId }) => ({
      what: `the active recurring payment ${recurringId}`,
      hasNextStep: () => events.keys().some((id) => id.startsWith(`card-charge:${recurringId}:`)),
    }))

/** Approved and rejected are final. */
const requests = ({ state, now }: Look): readonly OpenStatus[] =>
  Object.values(state.helpRequests)
    .filter((request) => request.state !== 'approved' && request.state !== 'rejected')
    .map(({ requestId, receiptNumber, state: status }) => ({
      what: `the request ${requestId}, ${status}`,
      hasNextStep: () => {
        const keys = Object.values(state.requestKeys).filter((key) => key.requestId === requestId)
        if (status !== 'sent' && keys.some(({ key }) => openRequest(state, key, now).kind === 'open')) return true
        return canPull({ state, now }, 'request-decided', { request: receiptNumber, decision: 'approve' })
      },
    }))

/** Ended help, and help with a known last contribution, are final; every other status has a next step. */
const ofFamily = (family: Recipient, look: Look, events: ReadonlyMap<string, DueEvent>): readonly OpenStatus[] => {
  const { personId, requestStatus, photos, familyMembers, handedDocuments } = family
  return [
    { what: `${personId}, whose status is ${requestStatus}`, hasNextStep: () => statusLeadsOn(family, look) },
    ...photos
      .filter(({ removal }) => removal !== null)
      .map(({ id }) => ({
        what: `photo ${id}, to be removed`,
        hasNextStep: () => events.has(`photo-deletion-processed:${personId}:${id}`),
      })),
    ...familyMembers
      .filter(({ removal }) => removal !== null)
      .map(({ id }) => ({
        what: `${id} of ${personId}, to be removed`,
        hasNextStep: () => events.has(`person-deletion-processed:${personId}:${id}`),
      })),
    ...handedDocuments
      // Documents of a renewal wait for its decision, as its status does.
      .filter(({ acceptedAt, fromRenewal }) => acceptedAt === null && !fromRenewal)
      .map(({ id }) => ({
        what: `document ${id}, handed over`,
        hasNextStep: () => events.has(`document-accepted:${personId}:${id}`),
      })),
  ]
}

const statusLeadsOn = (family: Recipient, look: Look): boolean => {
  const { personId, requestStatus } = family
  switch (requestStatus) {
    case 'in-renewal':
    case 'in-renewal-form':
      return currentRenewal(look.state, family).kind === 'open'
    case 'renewal-received':
    case 'incomplete':
      return canPull(look, 'renewal-decided', { person: personId, decision: 'approve' })
    case 'ok':
      return canPull(look, 'renewal-opened', { person: personId })
    case 'new':
    case 'suspended':
      return canPull(look, 'request-status', { person: personId, status: 'ok' })
    case 'do-not-renew':
    case 'discarded':
      return true
  }
}

const ofDonors = (state: WorldState, events: ReadonlyMap<string, DueEvent>): readonly OpenStatus[] => [
  ...Object.entries(state.consentWithdrawals)
    .filter(([, { finalEmailAt }]) => finalEmailAt !== null)
    .map(([id, { finalEmailAt }]) => ({
      what: `the farewell to ${id}`,
      hasNextStep: () => events.has(`final-letter:${id}:${finalEmailAt}`),
    })),
  ...state.people.values().flatMap((person) =>
    person.kind === 'donor' && person.publicListing.changeDueAt !== null
      ? [
          {
            what: `the public list and ${person.personId}`,
            hasNextStep: () => events.has(`public-list:${person.personId}:${person.publicListing.changeDueAt}`),
          },
        ]
      : [],
  ),
]

const canPull = ({ state, now }: Look, kind: string, detail: object): boolean => {
  const outcome = triggers[kind]?.(state, { kind, ...detail }, { now, random: fixedRandom(), worldId: 'w' })
  return outcome !== undefined && 'changes' in outcome && outcome.changes.length > 0
}
