import { TAB_KEY_LIFE } from '../domain/access/mailed-links.ts'
import { type Change, set } from '../domain/state/change.ts'
import type { LinkKind, MailedLink } from '../domain/state/mailed-link.ts'
import type { PendingChange, RecurringPayment } from '../domain/state/recurring-payment.ts'
import type { ProviderStateSetup, ProviderStates } from '../world/scenario.ts'
import { defaultScenario } from './default-scenario.ts'
import { REQUEST_KEYS } from './requests-of-default.ts'

const NOW = Temporal.Instant.from(defaultScenario.now).epochMilliseconds
const TAB = 'tab_state_0000000001'
const LINK = 'lnk_state_0000000001'
const DAY = 24 * 60 * 60_000

/** A tab that opened a link to the subject; `linkKey` is the key of that link. */
export const tabOf = (kind: LinkKind, subject: string, linkKey: string = LINK): readonly Change[] => [
  set(['tabKeys', TAB], { kind, subject, linkKey, validUntil: NOW + TAB_KEY_LIFE }),
]
export const tabKey = TAB

export const RECURRING: RecurringPayment = {
  recurringId: 'rec_state_0000000001',
  angelNumber: '10000001',
  email: 'jana@example.com',
  cardholder: 'JANA NOVAKOVA',
  lang: 'cs',
  amount: 300,
  firstOn: '2024-03-05',
  status: 'active',
  cancelledOn: null,
  failedOn: null,
  endAnnounced: false,
  pendingChange: null,
}
const subject = RECURRING.recurringId

/** A recurring payment and a tab that opened a link to it. */
export const recurring = (given: Partial<RecurringPayment> = {}): ProviderStateSetup => ({
  changes: [set(['recurringPayments', subject], { ...RECURRING, ...given }), ...tabOf('recurring-payment', subject)],
  values: { recurringId: TAB },
})

/** A raised amount that waits, in a tab that opened the link of its e-mail. */
const raised = (pending: Partial<PendingChange> = {}): ProviderStateSetup =>
  recurring({ pendingChange: { amount: 500, validUntil: NOW + DAY, linkKey: LINK, ...pending } })

const link = (given: Partial<MailedLink> = {}): ProviderStateSetup => {
  const made = {
    kind: 'recurring-payment',
    subject,
    createdAt: NOW,
    openedAt: null,
    confirmation: null,
    ...given,
  } as const
  return {
    changes: [set(['recurringPayments', subject], RECURRING), set(['mailedLinks', LINK], made)],
    values: { linkKey: LINK },
  }
}

const opened = link({ openedAt: NOW })
const edit = REQUEST_KEYS.edit.key
const editOpened: MailedLink = {
  kind: 'help-request',
  subject: edit,
  createdAt: NOW,
  openedAt: NOW,
  confirmation: null,
}
/** From six addresses, so that every address is refused. */
const guesses = Array.from({ length: 30 }, (_, n) => ({ at: NOW, address: `10.0.0.${n % 6}` }))

/** Mailed links and raised amounts; `linkKey` is the key of the link, `recurringId` that of a tab. */
export const statesOfMailedLinks: ProviderStates = {
  'a mailed link to a recurring payment': () => link(),
  'a mailed link to a recurring payment that was opened before': () => opened,
  'an edit link that was opened before': () => ({
    changes: [set(['mailedLinks', edit], editOpened)],
    values: { linkKey: edit },
  }),
  'an edit link whose 7 days have passed': () => ({ values: { linkKey: REQUEST_KEYS.past.key } }),
  'a mailed link that has confirmed a raised amount': () =>
    link({ openedAt: NOW, confirmation: { validUntil: NOW + DAY, usedAt: NOW } }),
  'a mailed link with too many wrong facts': () => ({
    ...opened,
    changes: [...(opened.changes ?? []), set(['linkGuesses', LINK], guesses)],
  }),
  'a raised amount that the payer can confirm': () => raised(),
  'a raised amount whose 24 hours have passed': () => raised({ validUntil: NOW }),
  'a signed-in donor with a recurring payment': () => ({
    changes: [set(['recurringPayments', subject], RECURRING)],
    person: { personId: 'p-10000001', scope: 'donor' },
    values: { recurringId: subject },
  }),
}
