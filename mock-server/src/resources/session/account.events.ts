import { CODE_LIFE, CODE_TRIES } from '../../domain/access/one-time-code.ts'
import { findDonor, setDonor } from '../../domain/people/find-person.ts'
import { set } from '../../domain/state/change.ts'
import type { ConsentWithdrawal, Donor } from '../../domain/state/donor.ts'
import type { DueEvent } from '../../domain/state/due-event.ts'
import type { EmailChange } from '../../domain/state/email-change.ts'
import { indexEvents } from '../../domain/state/event-index.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { composeFinalLetter } from '../consent/consent-letter.rules.ts'

/** The scheduled events of donors' accounts that are not kept with the donor, strictly after the instant: lists in order of time. */
export const accountEvents = (
  state: Pick<WorldState, 'emailChanges' | 'consentWithdrawals'>,
  after?: Instant,
): readonly Iterable<DueEvent>[] => [
  emailCodeExpiries(state.emailChanges, after),
  finalLetters(state.consentWithdrawals, after),
]

const emailCodeExpiries = indexEvents<EmailChange>(({ status, wrongTries, personId, createdAt }, changeId) =>
  status === 'open' && wrongTries < CODE_TRIES
    ? [
        {
          id: `email-code-expiry:${changeId}`,
          at: createdAt + CODE_LIFE,
          kind: 'email-code-expiry',
          subject: personId,
          summary: `The code to change the e-mail of ${personId} expires.`,
        },
      ]
    : [],
)

const finalLetters = indexEvents<ConsentWithdrawal>(({ finalEmailAt: at }, personId) =>
  at === null
    ? []
    : [
        {
          id: `final-letter:${personId}:${at}`,
          at,
          kind: 'final-letter',
          subject: personId,
          summary: `${personId} is sent the final e-mail after withdrawing the consent.`,
          apply: (state, context) => sendFinalLetter(state, personId, context),
        },
      ],
)

const sendFinalLetter = (
  state: WorldState,
  personId: PersonId,
  context: Parameters<NonNullable<DueEvent['apply']>>[1],
): ReturnType<NonNullable<DueEvent['apply']>> => {
  const donor = findDonor(state, personId)
  const withdrawal = state.consentWithdrawals[personId]
  const rule = 'rule 6.15 Consent withdrawal'
  if (!donor || !withdrawal) return { changes: [], rule }
  const { letter, changes } = composeFinalLetter(state, donor, withdrawal, context)
  return {
    changes: [
      set(['consentWithdrawals', personId, 'finalEmailAt'], null),
      ...(letter.to === '' ? [] : [...changes, set(['messages'], [...state.messages, letter])]),
    ],
    rule,
  }
}

/** Publishes the list with the consents valid in that night. */
export const listRewrite = ({ personId, publicListing: { changeDueAt: at } }: Donor): DueEvent[] =>
  at === null
    ? []
    : [
        {
          id: `public-list:${personId}:${at}`,
          at,
          kind: 'public-list',
          subject: personId,
          summary: `The public list follows the consent of ${personId}.`,
          apply: (state) => {
            const donor = findDonor(state, personId)
            if (!donor) return { changes: [], rule: 'rule 6.16 Public list' }
            const listing = { isListed: donor.consents.nameInPublicList, changeDueAt: null }
            return { changes: [setDonor(donor, 'publicListing', listing)], rule: 'rule 6.16 Public list' }
          },
        },
      ]
