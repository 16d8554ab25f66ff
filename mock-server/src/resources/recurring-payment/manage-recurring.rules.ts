import { ownValue } from '../../domain/people/find-person.ts'
import { deriveFromRecord } from '../../domain/state/derived.ts'
import { entriesOf, LargeRecord } from '../../domain/state/large-record.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Day, Instant } from '../../domain/time/instant.ts'
import { nextCharge } from './card-charge.rules.ts'

export const findRecurring = (state: WorldState, recurringId: string): RecurringPayment | null =>
  ownValue(state.recurringPayments, recurringId)

/** The payment at the instant: without a remaining charge it has ended, also in a world whose time begins after the last charge. */
export const asOf = (recurring: RecurringPayment, now: Instant): RecurringPayment =>
  recurring.status === 'active' && nextCharge(recurring, now) === null ? { ...recurring, status: 'ended' } : recurring

/** The payments that the account started signed in, for any angel number, newest first (rule 7.17). */
export const recurringOf = (state: WorldState, payerId: PersonId): readonly RecurringPayment[] =>
  cardsOfPayer(state, payerId)
    .toSorted((a, b) => a.firstOn.localeCompare(b.firstOn))
    .toReversed()

/** In the order in which they were set up. */
const cardsOfPayer = ({ recurringPayments }: WorldState, payerId: PersonId): readonly RecurringPayment[] =>
  (idsByPayer(recurringPayments).get(payerId) ?? []).flatMap((id) => recurringPayments.get(id) ?? [])

/** Read at every sign-in and refresh of the profile, so a commit visits only the cards that it changed. */
const idsByPayer = deriveFromRecord<RecurringPayment, Ids>(
  (record) =>
    entriesOf(record).reduce(
      (ids, [id, { payerId }]) => withId(ids, payerId, id),
      LargeRecord.from<readonly string[]>({}),
    ),
  (ids, id, before, after) => {
    if (before?.payerId === after?.payerId) return ids
    return withId(withoutId(ids, before?.payerId, id), after?.payerId, id)
  },
)

type Ids = LargeRecord<readonly string[]>

const withId = (ids: Ids, payerId: PersonId | null | undefined, id: string): Ids =>
  payerId ? ids.with(payerId, [...(ids.get(payerId) ?? []), id]) : ids

const withoutId = (ids: Ids, payerId: PersonId | null | undefined, id: string): Ids =>
  payerId
    ? ids.with(
        payerId,
        (ids.get(payerId) ?? []).filter((known) => known !== id),
      )
    : ids

/** The next charge of the payer's cards after the instant; charges of one day run at one time and are summed. Null without a future charge. */
export const upcomingCharge = (
  state: WorldState,
  payerId: PersonId,
  now: Instant,
): { readonly day: Day; readonly amount: number } | null => {
  let nearest: Temporal.PlainDate | null = null
  let nearestAt = Number.POSITIVE_INFINITY
  let amount = 0
  for (const recurring of cardsOfPayer(state, payerId)) {
    if (recurring.status !== 'active') continue
    const charge = nextCharge(recurring, now)
    if (!charge || charge.at > nearestAt) continue
    amount = charge.at === nearestAt ? amount + recurring.amount : recurring.amount
    ;({ day: nearest, at: nearestAt } = charge)
  }
  return nearest && { day: nearest.toString(), amount }
}

/** Rule 7.8: the maximum of one card charge, in whole crowns; the foundation changes it in the value store. */
export const cardAmountMax = (state: WorldState): number => Number(state.values.card_amount_max)
