import type { Payment, Payments } from '#web/shared/api/wire.ts'

/** Two views of one list. */
export type View = 'received' | 'sent'

/** A distributed part of a payment; without a family while that is not visible yet. */
export type Handover = { id: string; payment: Payment; share: Payment['shares'][number] | undefined }

/** A payment may arrive in one year and be distributed in the next. */
export const yearReceived = ({ settledOn }: Payment): string => settledOn.slice(0, 4)
export const yearSent = ({ contributionMonth }: Payment): string => contributionMonth.slice(0, 4)

/** Years with entries, and the present one, newest first. */
export function yearsOf({ payments, planned }: Payments, today: string): string[] {
  const years = new Set([
    today.slice(0, 4),
    ...payments.flatMap((payment) => [yearReceived(payment), yearSent(payment)]),
    ...planned.map(({ date }) => date.slice(0, 4)),
  ])
  return newestFirst(Array.from(years), (year) => year)
}

/** All distributed parts, the newest distribution first. */
export function handoversOf(payments: readonly Payment[]): Handover[] {
  const sent = payments.filter(({ state }) => state !== 'pending')
  return newestFirst(sent, ({ distributionOn }) => distributionOn).flatMap((payment): Handover[] => {
    if (payment.shares.length === 0) return [{ id: payment.paymentId, payment, share: undefined }]
    return payment.shares.map((share, index) => ({ id: `${payment.paymentId}-${index}`, payment, share }))
  })
}

export const amountOf = ({ payment, share }: Omit<Handover, 'id'>): number => share?.amount ?? payment.amount

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** `sent` and `waiting` add up to `received`. */
export function receivedTotals(payments: readonly Payment[]) {
  const amounts = (isWaiting: boolean) =>
    payments.filter(({ state }) => (state === 'pending') === isWaiting).map(({ amount }) => amount)
  const [sent, waiting] = [sumOf(amounts(false)), sumOf(amounts(true))]
  return { received: sent + waiting, sent, waiting }
}

export function sentTotals(handovers: readonly Handover[]): { sent: number; families: number } {
  const families = new Set(handovers.flatMap(({ share }) => (share ? [share.familyId] : [])))
  return { sent: sumOf(handovers.map(amountOf)), families: families.size }
}

export function byYear<Item>(
  items: readonly Item[],
  yearOf: (item: Item) => string,
): { year: string; items: Item[] }[] {
  const years = new Map<string, Item[]>()
  for (const item of items) {
    const year = yearOf(item)
    const known = years.get(year)
    if (known) known.push(item)
    else years.set(year, [item])
  }
  return Array.from(years, ([year, items]) => ({ year, items }))
}

/** The years that the first `most` items belong to, each with those to show; all its items make its sum. */
export function firstOfYears<Item>(years: readonly { year: string; items: Item[] }[], most: number) {
  let left = most
  return years.flatMap(({ year, items }) => {
    if (left <= 0) return []
    const shown = items.slice(0, left)
    left -= shown.length
    return [{ year, items, shown }]
  })
}

/** Both days included. */
export function receivedBetween(payments: readonly Payment[], { from, to }: { from: string; to: string }): Payment[] {
  return payments.filter(({ settledOn }) => settledOn >= from && settledOn <= to)
}

/** Sorts by a day, month or year as text, the latest first; the sort is stable. */
function newestFirst<Item>(items: readonly Item[], when: (item: Item) => string): Item[] {
  const sorted = Array.from(items)
  // Not by a collator, which takes 50 times as long for thousands of payments.
  sorted.sort((one, other) => (when(one) === when(other) ? 0 : when(one) < when(other) ? 1 : -1))
  return sorted
}
