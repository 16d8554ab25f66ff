import type { Payment } from '#mock/domain/state/payment.ts'
import type { WorldState } from '#mock/domain/state/world-state.ts'
import type { ExplorerExchange, Invariant } from '../exchange.ts'
import { type ExpectedGift, expectedCharges, wallClock } from './expected-charges.ts'

const MAGIC_APPROVALS = new Set(['approve', 'approve-twice', 'approve-and-stay'])

const giftsOf = ({ payments }: WorldState): readonly Payment[] =>
  payments.values().flatMap((ledger) => Object.values(ledger))

const sum = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((total, { amount }) => total + amount, 0)

/** A received gift never changes: it is neither lost nor edited nor sent to families twice. */
export const noGiftIsLost: Invariant = ({ before, after }) => {
  if (before.state.payments === after.state.payments) return undefined
  for (const gift of giftsOf(before.state)) {
    const now = after.state.payments.get(gift.variableSymbol)?.[gift.paymentId]
    if (!now) return `gift ${gift.paymentId} of ${gift.amount} Kč is missing`
    if (now.amount !== gift.amount || now.settledOn !== gift.settledOn)
      return `gift ${gift.paymentId} became another one`
    if (gift.redistributed && JSON.stringify(now.shares) !== JSON.stringify(gift.shares))
      return `gift ${gift.paymentId} was sent to families once more`
  }
  return undefined
}

/** For each donor the received amount equals what families got and what waits; no family gets more of a gift than is in it. */
export const receivedIsSentAndWaiting: Invariant = ({ before, after }) => {
  if (before.state.payments === after.state.payments) return undefined
  for (const [symbol, ledger] of after.state.payments.entries()) {
    const gifts = Object.values(ledger)
    const sent = gifts.flatMap(({ shares }) => shares)
    const waiting = gifts.filter(({ redistributed }) => !redistributed)
    if (sum(gifts) !== sum(sent) + sum(waiting))
      return `${symbol} gave ${sum(gifts)} Kč, of which ${sum(sent)} Kč went to families and ${sum(waiting)} Kč wait`
    const odd = gifts.find(({ redistributed, shares, amount }) =>
      redistributed ? sum(shares) !== amount : shares.length > 0,
    )
    if (odd) return `gift ${odd.paymentId} of ${odd.amount} Kč has parts of ${sum(odd.shares)} Kč`
    const stranger = sent.find(
      ({ recipientId, amount }) => amount <= 0 || after.state.people.get(recipientId)?.kind !== 'recipient',
    )
    if (stranger) return `${stranger.amount} Kč of ${symbol} went to ${stranger.recipientId}`
  }
  return undefined
}

/** Each gift has one cause and each cause one gift: an approval at the gateway, a charge of a card, or a transfer. */
export const eachGiftHasItsCause: Invariant = (exchange) => {
  const { before, after } = exchange
  const known = before.state.payments
  const came = giftsOf(after.state)
    .filter(({ variableSymbol, paymentId }) => known.get(variableSymbol)?.[paymentId] === undefined)
    .map(({ variableSymbol, amount, recurringId }) => ({ symbol: variableSymbol, amount, recurringId }))
  const [got, want] = [describeGifts(came), describeGifts(causesOf(exchange))]
  return got === want ? undefined : `came: ${got || 'nothing'}; expected: ${want || 'nothing'}`
}

const describeGifts = (gifts: readonly ExpectedGift[]): string =>
  gifts
    .map(({ symbol, amount, recurringId }) => `${amount} Kč of ${symbol}${recurringId === null ? '' : ' by card'}`)
    .toSorted()
    .join(', ')

const causesOf = (exchange: ExplorerExchange): readonly ExpectedGift[] => {
  switch (exchange.manner) {
    case 'gateway':
      return approvedNow(exchange)
    case 'trigger':
      return exchange.answers[0]?.status === 200 ? triggered(exchange) : []
    case 'clock':
      return expectedCharges(exchange.before.state, exchange.before.now, exchange.after.now)
    default:
      return []
  }
}

const approvedNow = ({ path, body, before }: ExplorerExchange): readonly ExpectedGift[] => {
  const attemptId = path.split('/').at(-1) ?? ''
  const payment = before.state.cardPayments[before.state.gatewayAttempts[attemptId] ?? '']
  const { outcome } = body as { outcome: string }
  if (payment?.attemptId !== attemptId || payment.status !== 'waiting' || !MAGIC_APPROVALS.has(outcome)) return []
  const { angelNumber: symbol, amount, frequency } = payment
  return [{ symbol, amount, recurringId: frequency === 'recurring' ? 'new' : null }]
}

const triggered = ({ operationId, body, before, answers }: ExplorerExchange): readonly ExpectedGift[] => {
  const {
    person = '',
    amount = 300,
    outcome = 'approved',
  } = body as { person?: string; amount?: number; outcome?: string }
  if (operationId === 'payment-received') return [{ symbol: person, amount, recurringId: null }]
  if (operationId !== 'card-charge' || outcome !== 'approved') return []
  const charged = Number(/of (\d+) Kč/.exec(answers[0]?.json?.ran?.[0]?.summary ?? '')?.[1])
  const isTheirs = before.state.recurringPayments
    .values()
    .some(
      ({ angelNumber, amount: agreed, status }) => angelNumber === person && agreed === charged && status === 'active',
    )
  return isTheirs ? [{ symbol: person, amount: charged, recurringId: 'any' }] : []
}

/** After its day a gift does not wait any more if there was a family to pay. */
export const noGiftIsForgotten: Invariant = ({ manner, after }) => {
  if (manner !== 'clock') return undefined
  const now = wallClock(after.now)
  const overdue = giftsOf(after.state).find(
    ({ redistributed, distributionOn }) => !redistributed && `${distributionOn}T09:00:00.000` <= now,
  )
  return overdue && `gift ${overdue.paymentId} waits since ${overdue.distributionOn}`
}

/** A family gets at most one contribution a month, and none is ever taken back. */
export const oneContributionAMonth: Invariant = ({ before, after }) => {
  if (before.state.people === after.state.people) return undefined
  for (const person of after.state.people.values()) {
    const former = before.state.people.get(person.personId)
    if (person === former || person.kind !== 'recipient') continue
    const months = person.contributions.map(({ month }) => month)
    if (new Set(months).size < months.length) return `${person.personId} got two contributions in one month`
    if (former?.kind === 'recipient' && former.contributions.some((each, n) => person.contributions[n] !== each))
      return `a contribution of ${person.personId} changed`
  }
  return undefined
}

/** A donor sees only their own gifts, each once. */
export const donorSeesOwnGifts: Invariant = ({ operationId, session, answers, entries, before }) => {
  const shown = answers[0]?.json?.response?.payments
  if (operationId !== 'getPayments' || !shown || entries.some(({ fault }) => fault !== undefined)) return undefined
  const person = before.state.people.get(session?.uid ?? '')
  const today = wallClock(before.now).slice(0, 10)
  const own = Object.values(before.state.payments.get(person?.kind === 'donor' ? person.login : '') ?? {})
  const want = own.filter(({ visibleFrom }) => visibleFrom <= today)
  const ids = new Set(shown.map(({ paymentId }) => paymentId))
  const isSame =
    ids.size === shown.length && want.length === shown.length && want.every(({ paymentId }) => ids.has(paymentId))
  return isSame && sum(shown) === sum(want)
    ? undefined
    : `${shown.length} gifts of ${sum(shown)} Kč are shown, ${want.length} of ${sum(want)} Kč came`
}
