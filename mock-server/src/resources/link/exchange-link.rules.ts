import { tidyEmail } from '#rules/formats/tidy-email.ts'
import { findMailedLink, makeTabKey } from '../../domain/access/mailed-links.ts'
import { ownValue } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import { type Guess, isRecentGuess, LIMIT_OF_ALL_ADDRESSES, secondsToNextGuess } from '../../domain/state/guess.ts'
import type { LinkKind, MailedLink } from '../../domain/state/mailed-link.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { type Instant, SECOND } from '../../domain/time/instant.ts'

export type LinkExchange = {
  readonly kind: LinkKind
  readonly linkKey: string
  readonly birthDate?: string | undefined
  readonly email?: string | undefined
}

export type ExchangeLinkResult =
  | { readonly kind: 'exchanged'; readonly tabKey: string; readonly expiresAt: Instant }
  | {
      readonly kind: 'refused'
      readonly error: 'link-fact-required' | 'link-fact-wrong' | 'link-expired' | 'link-used'
    }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }

type Context = {
  readonly now: Instant
  readonly random: Random
  readonly worldId: string
  readonly address: string
}

const RULE = 'rule 13.3 Mailed links'

/**
 * Exchanges the key of a mailed link for a key of one tab: the first time without a fact, later with a fact that only the person knows.
 * An unknown link answers like a link that was opened before.
 */
export const exchangeLink = (
  state: WorldState,
  given: LinkExchange,
  context: Context,
): Decision<ExchangeLinkResult> => {
  const { linkKey } = given
  const { now, address } = context
  const fact = given.kind === 'help-request' ? given.birthDate : given.email
  const hasFact = given.birthDate !== undefined || given.email !== undefined
  const link = findMailedLink(state, given.kind, linkKey)
  const guessed = { linkKey, address, isKnown: link !== null }
  const retryAfterSeconds = hasFact ? secondsToNextFact(state, guessed, now) : null
  if (retryAfterSeconds !== null)
    return { result: { kind: 'too-many', retryAfterSeconds }, changes: [], rule: 'rule 13.4 Wrong facts' }
  const ended = link && endOf(state, linkKey, link, now)
  if (ended) return refused(ended)
  if (!link || link.openedAt !== null) {
    if (!hasFact) return refused('link-fact-required')
    if (!link || fact === undefined || !isFactRight(state, link, fact))
      return { ...refused('link-fact-wrong'), changes: countWrongFact(state, guessed, now) }
  }
  const { key, expiresAt, changes } = makeTabKey(state, linkKey, link, context)
  return { result: { kind: 'exchanged', tabKey: key, expiresAt }, changes, rule: RULE }
}

const refused = (error: Extract<ExchangeLinkResult, { kind: 'refused' }>['error']): Decision<ExchangeLinkResult> => ({
  result: { kind: 'refused', error },
  changes: [],
  rule: RULE,
})

/** Why the link opens nothing any more, whatever the fact; null while it is valid. A sent request is reported when it is read. */
const endOf = (
  state: WorldState,
  linkKey: string,
  { kind, subject, confirmation }: MailedLink,
  now: Instant,
): 'link-expired' | 'link-used' | null => {
  if (kind === 'help-request') {
    const edit = ownValue(state.requestKeys, linkKey)
    const isOver = edit !== null && edit.usedAt === null && (edit.endedBy === 'replaced' || now >= edit.expiresAt)
    return isOver ? 'link-expired' : null
  }
  if (confirmation === null) return null
  if (confirmation.usedAt !== null) return 'link-used'
  const isPending = ownValue(state.recurringPayments, subject)?.pendingChange?.linkKey === linkKey
  return isPending && now < confirmation.expiresAt ? null : 'link-expired'
}

/** What the link opens now, for who only looks: `opened` requires the fact. */
export const inspectMailedLink = (
  state: WorldState,
  kind: LinkKind,
  linkKey: string,
  now: Instant,
): 'works' | 'opened' | 'used' | 'expired' | 'unknown' => {
  const link = findMailedLink(state, kind, linkKey)
  if (!link) return 'unknown'
  const ended = endOf(state, linkKey, link, now)
  if (ended === 'link-expired') return 'expired'
  if (ended === 'link-used' || ownValue(state.requestKeys, linkKey)?.usedAt) return 'used'
  return link.openedAt === null ? 'works' : 'opened'
}

const isFactRight = (state: WorldState, { kind, subject }: MailedLink, fact: string): boolean => {
  if (kind === 'help-request') {
    const request = ownValue(state.helpRequests, ownValue(state.requestKeys, subject)?.requestId ?? '')
    return request?.answers?.['contact-birth'] === fact
  }
  const payment =
    kind === 'card-payment' ? ownValue(state.cardPayments, subject) : ownValue(state.recurringPayments, subject)
  return payment !== null && sameEmail(payment.email, fact)
}

const sameEmail = (one: string, other: string): boolean => normalized(one) === normalized(other)
const normalized = (email: string): string => tidyEmail(email.normalize('NFC')).toLowerCase()

/** At most so many addresses with wrong facts for unknown links are stored at once. */
const MAX_ADDRESSES = 1_000
/** No key of a link has a space. */
const BY_ADDRESS = 'address '

/** `isKnown`: whether there is such a link. Made-up keys are counted by the address alone, so that they do not fill the world. */
type Guessed = { readonly linkKey: string; readonly address: string; readonly isKnown: boolean }

const subjectOf = ({ linkKey, address, isKnown }: Guessed): string => (isKnown ? linkKey : `${BY_ADDRESS}${address}`)

/**
 * Seconds until the next fact for this link is checked; null if now. The limits are those of the recipient login (rule 5.5). While the
 * store of unknown links is full, another address has to wait for its first entry to end; no entry is ever removed before its time.
 */
const secondsToNextFact = ({ linkGuesses }: WorldState, guessed: Guessed, now: Instant): number | null => {
  const subject = subjectOf(guessed)
  const known = ownValue(linkGuesses, subject)
  if (known || guessed.isKnown) return secondsToNextGuess(known ?? [], guessed.address, now)
  const ends = Object.entries(linkGuesses)
    .filter(([key, guesses]) => key.startsWith(BY_ADDRESS) && !isOver(guesses, now))
    .map(([, guesses]) => guessesEnd(guesses))
  return ends.length < MAX_ADDRESSES ? null : Math.ceil((Math.min(...ends) - now) / SECOND)
}

/** Counts a wrong fact, and removes the links and addresses without one in the last 24 hours. */
const countWrongFact = ({ linkGuesses }: WorldState, guessed: Guessed, now: Instant): readonly Change[] => {
  const subject = subjectOf(guessed)
  const guesses = (ownValue(linkGuesses, subject) ?? []).filter((guess) => isRecentGuess(guess, now))
  return [
    ...Object.entries(linkGuesses)
      .filter(([, known]) => isOver(known, now))
      .map(([key]) => set(['linkGuesses', key], undefined)),
    set(['linkGuesses', subject], [...guesses, { address: guessed.address, at: now }]),
  ]
}

/** The last guess is the latest. */
const guessesEnd = (guesses: readonly Guess[]): Instant => (guesses.at(-1)?.at ?? 0) + LIMIT_OF_ALL_ADDRESSES.window
const isOver = (guesses: readonly Guess[], now: Instant): boolean => now >= guessesEnd(guesses)
