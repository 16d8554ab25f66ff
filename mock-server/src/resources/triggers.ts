import { isPrintable } from '#rules/formats/printable-text.ts'
import { setRecipient } from '../domain/people/find-person.ts'
import { set } from '../domain/state/change.ts'
import type { Recipient } from '../domain/state/recipient.ts'
import { firstWorkingDayOfNextMonth } from '../domain/time/calendar.ts'
import { dayOf, type Instant } from '../domain/time/instant.ts'
import type { TriggerRule, Triggers } from '../domain/triggers/trigger.ts'
import { done, forAll, forPerson, forRecipient, isTriggerText } from '../domain/triggers/trigger-subjects.ts'
import { withNewCertificate } from './document/certificate.rules.ts'
import { personDeletionProcessed } from './family-member/member-removal.events.ts'
import { requestTriggers } from './help-request/request-triggers.rules.ts'
import { paymentTriggers } from './payment/payment-triggers.rules.ts'
import { photoDeletionProcessed } from './recipient-photo/photo-removal.rules.ts'
import { REQUEST_STATUS_ID } from './recipient-profile/request-status.rules.ts'
import { setRequestStatus } from './recipient-profile/set-request-status.rules.ts'
import { renewalTriggers } from './renewal/renewal-triggers.rules.ts'
import { NOTICE_IN_ENGLISH } from './value-store/value-store.rules.ts'

/** Help that is not renewed has a last contribution, which help that continues does not have (rule 10.14). */
const lastContributionIn = (
  { lastContributionOn }: Recipient,
  status: Recipient['requestStatus'],
  now: Instant,
): Pick<Recipient, 'lastContributionOn'> => {
  if (status === 'discarded') return { lastContributionOn }
  const isLast = status === 'do-not-renew'
  return {
    lastContributionOn: isLast ? (lastContributionOn ?? firstWorkingDayOfNextMonth(dayOf(now)).toString()) : null,
  }
}

/** Rule 13.5: internal actions of the foundation, run at once for one person. */
export const triggers: Triggers = {
  ...paymentTriggers,
  ...renewalTriggers,
  ...requestTriggers,
  'document-created': (state, { person }, { now, random }) =>
    forPerson(state, person, (found) => {
      if (found.kind === 'donor' && !isPrintable(found.taxData.name))
        return { refused: 'A certificate cannot show the tax name of this donor (rule 6.19).', field: 'person' }
      const given = { id: `doc-${random.id()}`, createdAt: now, taxYear: dayOf(now).year - 1 }
      const documents =
        found.kind === 'donor'
          ? withNewCertificate(state, found, given)
          : // A family's document: the total of its contributions in a year.
            [...found.documents, { ...given, type: 'contribution-confirmation' }]
      return done(
        found,
        [{ path: ['people', found.personId, 'documents'], value: documents }],
        'A document was created.',
      )
    }),
  'payout-lock': (state, { person }, { now }) =>
    forRecipient(state, person, (found) => {
      const lock = { payoutOn: dayOf(now).toString() }
      return done(found, [setRecipient(found, 'editingLock', lock)], 'Editing is locked around a payout of today.')
    }),
  'request-status': (state, input, { now }) =>
    forRecipient(state, input.person, (found) => {
      const status = statusOf(input.status)
      return status
        ? done(
            found,
            setRequestStatus(state, found, status, lastContributionIn(found, status, now)),
            `The status of the request is now ${status}.`,
          )
        : {
            refused: `status is one of ${Object.keys(REQUEST_STATUS_ID).join(', ')}, or its number 1-9.`,
            field: 'status',
          }
    }),
  'person-deletion-processed': personDeletionProcessed,
  'photo-deletion-processed': photoDeletionProcessed,
  'nps-window': (_state, { start, end }) =>
    isDay(start) && isDay(end)
      ? forAll(
          [set(['values', 'nps_showStart'], start), set(['values', 'nps_showEnd'], end)],
          `Ratings are requested from ${start} to ${end}.`,
        )
      : { refused: 'start and end are days, YYYY-MM-DD; both count in.', field: isDay(start) ? 'end' : 'start' },
  notice: (_state, { text }) =>
    isTriggerText(text, 5_000)
      ? forAll(
          [
            set(['values', 'header_web_notice'], text === '' ? '0' : '1'),
            set(['values', 'header_web_notice_text'], text),
            set(['values', NOTICE_IN_ENGLISH], undefined),
          ],
          text === '' ? 'The notice was taken down.' : 'The notice was put up.',
        )
      : {
          refused:
            'text is Markdown of at most 5000 characters, without the character NUL; an empty one takes the notice down.',
          field: 'text',
        },
} satisfies Record<string, TriggerRule>

/** By name (`suspended`) or by the number of the API (4, '4'). */
const statusOf = (given: unknown): Recipient['requestStatus'] | undefined => {
  const known = Object.keys(REQUEST_STATUS_ID) as Recipient['requestStatus'][]
  return known.find((status) => status === given || String(REQUEST_STATUS_ID[status]) === String(given))
}

const isDay = (given: unknown): given is string => {
  if (typeof given !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(given)) return false
  try {
    return Temporal.PlainDate.from(given).toString() === given
  } catch {
    return false
  }
}
