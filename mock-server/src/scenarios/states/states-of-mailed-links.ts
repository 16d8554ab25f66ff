import { TAB_KEY_LIFE } from '../../domain/access/mailed-links.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { RequestKey } from '../../domain/state/help-request.ts'
import type { LinkKind, MailedLink } from '../../domain/state/mailed-link.ts'
import type { PendingChange, RecurringPayment } from '../../domain/state/recurring-payment.ts'
import { EDIT_LINK_LIFE } from '../../resources/help-request/edit-link.rules.ts'
import type { ProviderStateSetup, ProviderStates } from '../../world/scenario.ts'
import { monthsLater } from '../default/default-scenario-at.ts'
import { REQUEST_KEYS } from '../default/requests-of-default.ts'

const RECURRING_ID = 'rec_state_0000000001'
const TAB = 'tab_state_0000000001'
const LINK = 'lnk_state_0000000001'
const DAY = 24 * 60 * 60_000

/** A tab that opened a link to the subject; `linkKey` is the key of that link. */
export const tabOf = (now: number, kind: LinkKind, subject: string, linkKey: string = LINK): readonly Change[] => [
  set(['tabKeys', TAB], { kind, subject, linkKey, expiresAt: now + TAB_KEY_LIFE }),
]
export const tabKey = TAB

/** In its third year, as the one that the default scenario has. */
export const recurringPayment = (now: number): RecurringPayment => ({
  recurringId: RECURRING_ID,
  angelNumber: '10000001',
  payerId: 'p-10000001',
  email: 'jana@example.com',
  cardholder: 'JANA NOVAKOVA',
  lang: 'cs',
  amount: 300,
  firstOn: monthsLater('2024-03-05', now),
  status: 'active',
  cancelledOn: null,
  failedOn: null,
  endAnnounced: false,
  pendingChange: null,
})
const subject = RECURRING_ID

/** A recurring payment and a tab that opened a link to it. */
export const recurring = (now: number, given: Partial<RecurringPayment> = {}): ProviderStateSetup => ({
  changes: [
    set(['recurringPayments', subject], { ...recurringPayment(now), ...given }),
    ...tabOf(now, 'recurring-payment', subject),
  ],
  values: { accessKey: TAB },
})

/** A raised amount that waits, in a tab that opened the link of its e-mail. */
const raised = (now: number, pending: Partial<PendingChange> = {}): ProviderStateSetup =>
  recurring(now, { pendingChange: { amount: 500, expiresAt: now + DAY, linkKey: LINK, ...pending } })

const link = (now: number, given: Partial<MailedLink> = {}): ProviderStateSetup => {
  const made = {
    kind: 'recurring-payment',
    subject,
    createdAt: now,
    openedAt: null,
    confirmation: null,
    ...given,
  } as const
  return {
    changes: [set(['recurringPayments', subject], recurringPayment(now)), set(['mailedLinks', LINK], made)],
    values: { linkKey: LINK },
  }
}

const opened = (now: number) => link(now, { openedAt: now })
const edit = REQUEST_KEYS.edit.key
/** The edit link of the default scenario, mailed at `now`. */
export const editKey = (now: number): RequestKey => ({
  ...REQUEST_KEYS.edit,
  createdAt: now,
  expiresAt: now + EDIT_LINK_LIFE,
})
const editOpened = (now: number): MailedLink => ({
  kind: 'help-request',
  subject: edit,
  createdAt: now,
  openedAt: now,
  confirmation: null,
})
/** From six addresses, so that every address is refused. */
const guesses = (now: number) => Array.from({ length: 30 }, (_, n) => ({ at: now, address: `10.0.0.${n % 6}` }))

/** Mailed links and raised amounts; `linkKey` is the key of the link, `accessKey` that of a tab. */
export const statesOfMailedLinks: ProviderStates = {
  'a mailed link to a recurring payment': {
    needs: 'A mailed link to a recurring payment, not opened yet.',
    setUp: ({ now }) => link(now),
  },
  'a mailed link to a recurring payment that was opened before': {
    needs: 'A mailed link to a recurring payment, opened once.',
    setUp: ({ now }) => opened(now),
  },
  'an edit link that was opened before': {
    needs: 'A link to a returned request for help, opened once and still valid.',
    setUp: ({ now }) => ({
      changes: [set(['requestKeys', edit], editKey(now)), set(['mailedLinks', edit], editOpened(now))],
      values: { linkKey: edit },
    }),
  },
  'an edit link whose 7 days have passed': {
    needs: 'A link to a returned request for help whose time is over.',
    setUp: () => ({ values: { linkKey: REQUEST_KEYS.past.key } }),
  },
  'a mailed link that has confirmed a raised amount': {
    needs: 'A mailed link that has confirmed a raised amount already.',
    setUp: ({ now }) => link(now, { openedAt: now, confirmation: { expiresAt: now + DAY, usedAt: now } }),
  },
  'a mailed link with too many wrong facts': {
    needs: 'A mailed link, opened once, with as many wrong facts as there may be.',
    setUp: ({ now }) => ({
      ...opened(now),
      changes: [...(opened(now).changes ?? []), set(['linkGuesses', LINK], guesses(now))],
    }),
  },
  'a raised amount that the payer can confirm': {
    needs: 'A recurring payment whose raised amount waits for the payer, opened by the link of the e-mail about it.',
    setUp: ({ now }) => raised(now),
  },
  'a raised amount whose 24 hours have passed': {
    needs: 'A recurring payment whose raised amount was not confirmed in time.',
    setUp: ({ now }) => raised(now, { expiresAt: now }),
  },
  'a signed-in donor with a recurring payment': {
    needs:
      'A donor who is signed in, with an active recurring payment that they pay: the account started it signed in.',
    setUp: ({ now }) => ({
      changes: [set(['recurringPayments', subject], recurringPayment(now))],
      person: { personId: 'p-10000001', scope: 'donor' },
      values: { recurringId: subject },
    }),
  },
  'a signed-in donor whose number a recurring payment of another payer supports': {
    needs:
      'A donor who is signed in, and an active recurring payment for their angel number that another account started.',
    setUp: ({ now }) => ({
      changes: [set(['recurringPayments', subject], { ...recurringPayment(now), payerId: 'p-10000002' })],
      person: { personId: 'p-10000001', scope: 'donor' },
      values: { recurringId: subject },
    }),
  },
}
