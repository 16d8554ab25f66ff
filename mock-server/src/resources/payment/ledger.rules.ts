import { ownValue } from '../../domain/people/find-person.ts'
import { memoizeByRecord } from '../../domain/state/memoize-by-record.ts'
import type { Payment } from '../../domain/state/payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Day } from '../../domain/time/instant.ts'

type Ledgers = Pick<WorldState, 'payments'>

export type Ledger = Readonly<Record<string, Payment>>

const NO_GIFTS: Ledger = {}

export const ledgerOf = (state: Ledgers, angelNumber: string): Ledger =>
  ownValue(state.payments, angelNumber) ?? NO_GIFTS

/** The gifts of a ledger, in the order they were added. */
export const giftsOf = (ledger: Ledger): readonly Payment[] => listGifts(ledger, null)

const listGifts = memoizeByRecord((ledger: Ledger): readonly Payment[] => Object.values(ledger))

export const paymentsOf = (state: Ledgers, angelNumber: string): readonly Payment[] =>
  giftsOf(ledgerOf(state, angelNumber))

/** The gifts that the account shows by this day, newest first; of one day, the one added last is first. */
export const shownPayments = (state: Ledgers, angelNumber: string, today: Day): readonly Payment[] =>
  paymentsOf(state, angelNumber)
    .filter(({ visibleFrom }) => visibleFrom <= today)
    .toReversed()
    .toSorted((a, b) => (a.settledOn === b.settledOn ? 0 : a.settledOn < b.settledOn ? 1 : -1))

export type GivingYear = { readonly year: number; readonly amount: number; readonly payments: number }

export type LedgerSummary = {
  /** The latest gift that the account shows; of one day, the one added last. */
  readonly last: Payment | null
  /** The latest received gift that shows only from a later day, so that the donor does not think it lost and give again. */
  readonly coming: Payment | null
  /** The shown gifts by year of settlement, oldest first. */
  readonly years: readonly GivingYear[]
}

/** What every sign-in and refresh of the profile needs; computed once a day as long as no gift comes. */
export const summariseLedger = (state: Ledgers, angelNumber: string, today: Day): LedgerSummary =>
  summarise(ledgerOf(state, angelNumber), today)

const summarise = memoizeByRecord((ledger: Ledger, today: Day): LedgerSummary => {
  let last: Payment | null = null
  let coming: Payment | null = null
  const years = new Map<string, { year: number; amount: number; payments: number }>()
  for (const payment of giftsOf(ledger)) {
    if (payment.visibleFrom > today) {
      coming = later(coming, payment)
      continue
    }
    last = later(last, payment)
    const year = payment.settledOn.slice(0, 4)
    const known = years.get(year)
    if (known) {
      known.amount += payment.amount
      known.payments += 1
    } else years.set(year, { year: Number(year), amount: payment.amount, payments: 1 })
  }
  return { last, coming, years: [...years.values()].toSorted((a, b) => a.year - b.year) }
})

const later = (known: Payment | null, payment: Payment): Payment =>
  known === null || payment.settledOn >= known.settledOn ? payment : known
