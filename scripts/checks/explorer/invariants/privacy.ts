import type { ExplorerExchange, Invariant } from '../exchange.ts'
import { marksIn } from './marks.ts'

/** Anyone with the id of a payment can read the donor number it was made with (ADR 006); that number is not secret. */
const BY_UNGUESSABLE_ID = new Set([
  'getCardPayment',
  'getRecurringPayment',
  'changeRecurringPayment',
  'cancelRecurringPayment',
  'confirmRecurringChange',
  'openLink',
])

/** No answer contains another person's name, number, address or phone, beyond what the contract lets the caller see (rule 19.7). */
export const answersTellOfNobodyElse: Invariant = (exchange, history) => {
  const { manner, before, after, answers, operationId } = exchange
  if (manner !== 'api' || operationId === 'getHelpOffers') return undefined
  const known = JSON.stringify([exchange.path, exchange.body ?? null, writtenUnder(exchange)])
  const sent = history.find(
    ({ key, operationId: other }) => key !== undefined && key === exchange.key && other === operationId,
  )
  const allowed = allowedFor(exchange, sent?.before ?? before)
  if (allowed === 'everybody') return undefined
  for (const { text } of answers)
    for (const state of new Set([before.state, after.state])) {
      const foreign = marksIn(state, text).find(
        ({ mark, owners }) => !known.includes(mark) && ![...owners].some((owner) => allowed.has(owner)),
      )
      if (!foreign) continue
      if (BY_UNGUESSABLE_ID.has(operationId) && /^\d+$/.test(foreign.mark)) continue
      return `${exchange.session?.uid ?? 'a visitor'} got ${foreign.mark} of ${[...foreign.owners].join(', ')}`
    }
  return undefined
}

/** What the family itself wrote in the request that it reads by its key; another family may have written the same. */
const writtenUnder = ({ accessKey = '', before: { state } }: ExplorerExchange) => {
  const requestKey = state.tabKeys[accessKey]?.subject ?? accessKey
  return state.helpRequests[state.requestKeys[requestKey]?.requestId ?? '']?.answers ?? null
}

/** `first` is the world before the first use of the call's key. */
const allowedFor = (
  exchange: ExplorerExchange,
  first: ExplorerExchange['before'],
): ReadonlySet<string> | 'everybody' => {
  const { session, operationId, path, body, before } = exchange
  const own = session?.uid
  if (own === 'p-admin') return 'everybody'
  const allowed = new Set(own === undefined ? [] : [own])
  if (operationId === 'logIn' || operationId === 'logInRecipient') {
    const { username, personalNumber, transactionId } = body as Readonly<Record<string, string | undefined>>
    allowed.add(`p-${username ?? personalNumber}`)
    const owner = before.state.codeTransactions[transactionId ?? '']?.personId
    if (owner !== undefined) allowed.add(owner)
  }
  // A registration returns the new donor's own number; an earlier account has another person's number.
  if (operationId === 'registerDonor')
    for (const [id] of exchange.after.state.people) if (!first.state.people.has(id)) allowed.add(id)
  // The requested contact of a family; another invariant checks whether it may be shown.
  if (operationId === 'viewFamilyContact') {
    const family = before.state.people
      .values()
      .find((person) => person.kind === 'recipient' && path.startsWith(`/families/${person.familyId}/`))
    if (family) allowed.add(family.personId)
  }
  return allowed
}

/** A contact is shown only to donors whose gift went to the family, while the family allows it, and each view is logged once (rule 19.8). */
export const contactIsToldAndLogged: Invariant = (exchange) => {
  const { operationId, path, session, before, after, answers, entries } = exchange
  if (operationId !== 'viewFamilyContact') return undefined
  const family = before.state.people
    .values()
    .find((person) => person.kind === 'recipient' && path.startsWith(`/families/${person.familyId}/`))
  const logged = family ? viewsOf(after, family.personId) - viewsOf(before, family.personId) : 0
  const isReplay = entries.some(({ rule }) => rule === 'idempotency key: replay')
  const isShown = answers.some(({ json }) => json?.response?.carerName !== undefined)
  if (isShown && !isReplay && logged !== 1) return `the contact was shown and logged ${logged}×`
  if (!isShown || family?.kind !== 'recipient') return undefined
  const donor = before.state.people.get(session?.uid ?? '')
  const gifts = Object.values(before.state.payments.get(donor?.login ?? '') ?? {})
  if (!gifts.some(({ shares }) => shares.some(({ recipientId }) => recipientId === family.personId)))
    return `${donor?.personId} gave ${family.personId} nothing and got the contact`
  return isReplay || (family.informativeConsent && family.supportStatus !== 'ended')
    ? undefined
    : 'a contact that is not shared was shown'
}

const viewsOf = ({ state }: ExplorerExchange['before'], personId: string): number =>
  Object.keys(state.contactViews[personId] ?? {}).length
