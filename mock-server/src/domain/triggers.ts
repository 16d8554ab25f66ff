import { withNewCertificate } from './certificate.ts'
import { set } from './change.ts'
import { setRecipient } from './find-person.ts'
import { dayOf } from './moment.ts'
import { paymentTriggers } from './payment-triggers.ts'
import type { Recipient } from './recipient.ts'
import { REQUEST_STATUS_ID, statusTriple } from './request-status.ts'
import type { Trigger, TriggerOutcome, Triggers } from './trigger.ts'
import { done, forAll, forPerson, forRecipient } from './trigger-subjects.ts'

/** spec §4 and sandbox: things that the foundation does behind the scenes, done to one person at once. */
export const triggers: Triggers = {
  ...paymentTriggers,
  'document-created': (state, { person }, { now, random }) =>
    forPerson(state, person, (found) => {
      const given = { id: `doc-${random.id()}`, createdAt: now, taxYear: dayOf(now).year - 1 }
      const documents =
        found.kind === 'donor'
          ? withNewCertificate(state, found, given)
          : [...found.documents, { ...given, type: 'tax-certificate' }]
      return done(
        found,
        [{ path: ['people', found.personId, 'documents'], value: documents }],
        'A document was created.',
      )
    }),
  'payout-lock': (state, { person }) =>
    forRecipient(state, person, (found) =>
      done(found, [setRecipient(found, 'editingLock', 'today')], 'Editing is locked around a payout of today.'),
    ),
  'renewal-opened': (state, { person }) =>
    forRecipient(state, person, (found) => setStatus(found, 'in-renewal', 'The renewal was opened.')),
  'request-status': (state, input) =>
    forRecipient(state, input.person, (found) => {
      const status = statusOf(input.status)
      return status
        ? setStatus(found, status, `The status of the request is now ${status}.`)
        : { refused: `status is one of ${Object.keys(REQUEST_STATUS_ID).join(', ')}, or its number 1-9.` }
    }),
  'nps-window': (_state, { start, end }) =>
    isDay(start) && isDay(end)
      ? forAll(
          [set(['values', 'nps_showStart'], start), set(['values', 'nps_showEnd'], end)],
          `Ratings are asked for ${start} to ${end}.`,
        )
      : { refused: 'start and end are days, YYYY-MM-DD; both count in.' },
  notice: (_state, { text }) =>
    typeof text === 'string' && text.length <= 5_000
      ? forAll(
          [
            set(['values', 'header_web_notice'], text === '' ? '0' : '1'),
            set(['values', 'header_web_notice_text'], text),
          ],
          text === '' ? 'The notice was taken down.' : 'The notice was put up.',
        )
      : { refused: 'text is Markdown of at most 5000 characters; an empty one takes the notice down.' },
} satisfies Record<string, Trigger>

const setStatus = (found: Recipient, status: Recipient['requestStatus'], summary: string): TriggerOutcome =>
  done(found, [{ path: ['people', found.personId], value: { ...found, ...statusTriple(status) } }], summary)

/** By name (`suspended`) or by the number of the wire (4, '4'). */
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
