/**
 * The state of one world: a read-only tree of plain JSON, but for the records that may have thousands of keys. Rules only read it and return changes (path, value). Growing collections are
 * keyed by person (or by their own id), so that a change copies little. Instants are epoch milliseconds by the world's clock, days are
 * `YYYY-MM-DD` of Europe/Prague.
 */

import type { Instant } from '../time/instant.ts'
import type { AdminLink } from './admin-link.ts'
import type { CardPayment } from './card-payment.ts'
import type { ConsentWithdrawal, Donor } from './donor.ts'
import type { EmailChange, EmailUndo } from './email-change.ts'
import type { Guess } from './guess.ts'
import type { HelpOffer } from './help-offer.ts'
import type { HelpRequest, RequestKey } from './help-request.ts'
import { emptyKernelSlices, type KernelSlices } from './kernel-slices.ts'
import { LargeRecord } from './large-record.ts'
import type { MailedLink, PasswordReset, TabKey } from './mailed-link.ts'
import type { Payment } from './payment.ts'
import type { Admin, PersonId } from './person.ts'
import type { ContactView, Recipient, StoredImage } from './recipient.ts'
import type { RecurringPayment } from './recurring-payment.ts'
import type { Renewal } from './renewal.ts'

export type Person = Donor | Recipient | Admin

/** An encoded password hash (`scrypt$N$r$p$salt$hash`); the state never has the plain text. */
export type Credential = { readonly passwordHash: string }

/** `sliding` keeps the lock 15 minutes ahead of the clock (10000008 of the sandbox); `lockedUntil` is null then. */
export type SignInAttempts = {
  readonly failed: number
  readonly lockedUntil: Instant | null
  readonly sliding?: boolean
}

export type CodeTransaction = {
  readonly transactionId: string
  readonly personId: PersonId
  readonly phoneId: string
  /** A code for one purpose is unknown for the other. */
  readonly purpose: 'sign-in' | 'confirmation'
  readonly code: string
  readonly createdAt: Instant
  readonly wrongTries: number
  readonly status: 'open' | 'used' | 'replaced'
}

/** `address` is a keyed hash of the caller's address. A code that was used does not count towards the limits of a day. */
export type SentCode = {
  readonly transactionId: string
  readonly sentAt: Instant
  readonly address: string
  readonly isUsed: boolean
}

/** A code that was given in a session, known by when it began; `changes` is how many it has confirmed (rule 10.21). */
export type GivenCode = { readonly sessionStartedAt: Instant; readonly at: Instant; readonly changes: number }

export type ReplacedEmail = { readonly email: string; readonly replacedAt: Instant }

/** What is stored of an upload; the bytes are checked and dropped. */
export type StoredFile = {
  readonly fileId: string
  readonly category: string
  readonly name: string
  readonly size: number
  readonly mediaType: string
  readonly uploadedAt: Instant
}

export interface WorldState extends KernelSlices {
  readonly people: LargeRecord<Person>
  /** Login names (angel number, recipient number, `admin`) and lower-case e-mails -> person. */
  readonly logins: LargeRecord<PersonId>
  readonly credentials: LargeRecord<Credential>
  readonly signInAttempts: Readonly<Record<PersonId, SignInAttempts>>
  /** By transaction id; a new code marks the person's older ones `replaced`. */
  readonly codeTransactions: Readonly<Record<string, CodeTransaction>>
  /** The family's codes of the last 24 hours, oldest first; the limits of rules 5.7 and 10.22 count them. */
  readonly codesSent: Readonly<Record<PersonId, readonly SentCode[]>>
  /** The families' codes that were given in the last 15 minutes. */
  readonly givenCodes: Readonly<Record<PersonId, readonly GivenCode[]>>
  /** Contact e-mails of families that were replaced in the last 30 days, oldest first; warnings go to them too (rule 10.21). */
  readonly replacedEmails: Readonly<Record<PersonId, readonly ReplacedEmail[]>>
  /** When changes of a recurring payment and reports of a donor sent letters, in the last 24 hours (rule 7.18). */
  readonly lettersSent: Readonly<Record<string, readonly Instant[]>>
  /** By personal number as given, known or unknown: the wrong birth dates of the last 24 hours, oldest first (rule 5.5). */
  readonly wrongBirthDates: Readonly<Record<string, readonly Guess[]>>
  /** `emlid` of a rating link -> the donor it was mailed to. */
  readonly ratingLinks: Readonly<Record<string, PersonId>>
  /** Rule 3.10, and other settings that the foundation changes without a release. */
  readonly values: Readonly<Record<string, string>>
  /** Allowed recipients of forms. */
  readonly foundationMailboxes: readonly string[]
  /** Received gifts by angel number (the variable symbol; 11111111 too), then by payment id. */
  readonly payments: LargeRecord<Readonly<Record<string, Payment>>>
  /** By payment id. */
  readonly cardPayments: Readonly<Record<string, CardPayment>>
  /** Visits to the gateway: attempt id -> payment id. */
  readonly gatewayAttempts: Readonly<Record<string, string>>
  /** By recurring id. */
  readonly recurringPayments: LargeRecord<RecurringPayment>
  /** By the token of the link. */
  readonly passwordResets: Readonly<Record<string, PasswordReset>>
  /** By the change's id. */
  readonly emailChanges: Readonly<Record<string, EmailChange>>
  /** By the token of the link that undoes a change. */
  readonly emailUndos: Readonly<Record<string, EmailUndo>>
  readonly consentWithdrawals: Readonly<Record<PersonId, ConsentWithdrawal>>
  /** By the recipient whose contact was viewed, then by view id; never shortened. */
  readonly contactViews: Readonly<Record<PersonId, Readonly<Record<string, ContactView>>>>
  /** By image id. */
  readonly storedImages: Readonly<Record<string, StoredImage>>
  /** Offers of help to families, the foundation's list. */
  readonly helpOffers: readonly HelpOffer[]
  /** Requests for help by their id. */
  readonly helpRequests: Readonly<Record<string, HelpRequest>>
  /** Keys that open a request for help, by the key itself. */
  readonly requestKeys: Readonly<Record<string, RequestKey>>
  /** By the key of the link. An edit link is here once it was opened; before that it is in `requestKeys`. */
  readonly mailedLinks: LargeRecord<MailedLink>
  /** Tabs that opened a mailed link, by the key itself. */
  readonly tabKeys: Readonly<Record<string, TabKey>>
  /** Wrong facts of the last 24 hours by the key of the link; for links that do not exist by the caller's address. */
  readonly linkGuesses: Readonly<Record<string, readonly Guess[]>>
  /** The renewal of each family that was invited to one. */
  readonly renewals: Readonly<Record<PersonId, Renewal>>
  /** Links made by administrators, by link id. */
  readonly adminLinks: Readonly<Record<string, AdminLink>>
  /** People who registered through a campaign, by the id of its link: a reused slug counts from zero. */
  readonly campaignRegistrations: Readonly<Record<string, readonly PersonId[]>>
  readonly uploads: Readonly<Record<PersonId, Readonly<Record<string, StoredFile>>>>
  /** How many times an untranslated key was reported, by language, then by `namespace:key`. */
  readonly missingTranslations: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** One key for each person, name, giver, card or letter. */
export const LARGE_RECORDS = [
  'people',
  'logins',
  'credentials',
  'payments',
  'recurringPayments',
  'mailedLinks',
] as const

/** The same state of plain objects alone. */
export type PlainState = {
  readonly [Slice in keyof WorldState]: WorldState[Slice] extends LargeRecord<infer Item>
    ? Readonly<Record<string, Item>>
    : WorldState[Slice]
}

/** Some slices, each of either kind. */
export type PartialState = { readonly [Slice in keyof WorldState]?: PlainState[Slice] | WorldState[Slice] }

export const toPlainState = (state: WorldState): PlainState => ({
  ...state,
  ...(Object.fromEntries(LARGE_RECORDS.map((slice) => [slice, state[slice].toRecord()])) as Pick<
    PlainState,
    (typeof LARGE_RECORDS)[number]
  >),
})

/** Slices that are missing, or large already, are left as they are. */
export function fromPlainState(plain: PlainState): WorldState
export function fromPlainState<Given extends PartialState>(
  plain: Given,
): Pick<WorldState, keyof Given & keyof WorldState>
export function fromPlainState(plain: PartialState): Partial<WorldState> {
  const large = LARGE_RECORDS.flatMap((slice) => {
    const record = plain[slice]
    if (record === undefined) return []
    return [[slice, record instanceof LargeRecord ? record : LargeRecord.from<unknown>(record)]]
  })
  return { ...plain, ...Object.fromEntries(large) } as Partial<WorldState>
}

/** Nothing has happened yet. A field of `WorldState` has its first value here. */
export const emptyWorldState: WorldState = {
  ...emptyKernelSlices,
  people: LargeRecord.from({}),
  logins: LargeRecord.from({}),
  credentials: LargeRecord.from({}),
  signInAttempts: {},
  codeTransactions: {},
  codesSent: {},
  givenCodes: {},
  replacedEmails: {},
  lettersSent: {},
  wrongBirthDates: {},
  ratingLinks: {},
  values: {},
  foundationMailboxes: [],
  payments: LargeRecord.from({}),
  cardPayments: {},
  gatewayAttempts: {},
  recurringPayments: LargeRecord.from({}),
  passwordResets: {},
  emailChanges: {},
  emailUndos: {},
  consentWithdrawals: {},
  contactViews: {},
  storedImages: {},
  helpOffers: [],
  helpRequests: {},
  requestKeys: {},
  mailedLinks: LargeRecord.from({}),
  tabKeys: {},
  linkGuesses: {},
  renewals: {},
  adminLinks: {},
  campaignRegistrations: {},
  uploads: {},
  missingTranslations: {},
}
