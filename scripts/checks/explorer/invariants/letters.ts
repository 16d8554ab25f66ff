import type { Message } from '#mock/domain/state/kernel-slices.ts'
import type { WorldState } from '#mock/domain/state/world-state.ts'
import type { ExplorerExchange, Invariant } from '../exchange.ts'
import { marksIn, ownersOfAddress, reachedAt } from './marks.ts'

const freshMessages = ({ before, after }: ExplorerExchange): readonly Message[] => {
  if (before.state.messages === after.state.messages) return []
  const known = new Set(before.state.messages)
  return after.state.messages.filter((message) => !known.has(message))
}

/** Every letter and SMS goes to a person it concerns: the caller, a person named in the call, the payer, or the one who requested it. */
export const lettersReachTheirPerson: Invariant = (exchange) => {
  const messages = freshMessages(exchange)
  if (messages.length === 0) return undefined
  const allowed = concerned(exchange)
  const stray = messages.find(({ to }) => !allowed.has(to))
  return stray && `a message went to ${stray.to}: ${(stray.subject ?? stray.text).slice(0, 80)}`
}

/** No letter contains data of another person. */
export const lettersTellOfNobodyElse: Invariant = (exchange) => {
  for (const { to, text, subject = '' } of freshMessages(exchange)) {
    if (exchange.after.state.foundationMailboxes.includes(to)) continue
    const { state } = exchange.after
    const owners = ownersOfAddress(state, to)
    const formerOwners = ownersOfAddress(exchange.before.state, to)
    const answered = JSON.stringify(exchange.body ?? null) + addressee(exchange, to)
    const foreign = marksIn(state, `${subject}\n${text}`).find(
      ({ mark, owners: whose }) =>
        !answered.includes(mark) && ![...whose].some((one) => owners.has(one) || formerOwners.has(one)),
    )
    if (foreign) return `a letter to ${to} contains ${foreign.mark}`
  }
  return undefined
}

/** A payer gets the donor number of the payment; a family whose request was approved, its personal number. */
const addressee = ({ before, after }: ExplorerExchange, to: string): string => {
  const { cardPayments, recurringPayments } = before.state
  const paid = [...Object.values(cardPayments), ...recurringPayments.values()].filter(({ email }) => email === to)
  const approved = Object.values(after.state.helpRequests).filter(({ answers }) => JSON.stringify(answers).includes(to))
  return [...paid.map(({ angelNumber }) => angelNumber), ...approved.map(({ personId }) => personId)].join(' ')
}

/** A code goes to the chosen phone of the family that requested it. */
export const codesReachTheirPhone: Invariant = (exchange) => {
  const { operationId, body, before } = exchange
  const { step, personalNumber, phoneId } = (body ?? {}) as Readonly<Record<string, string | undefined>>
  if (operationId !== 'logInRecipient' || step !== 'login') return undefined
  const family = before.state.people.get(`p-${personalNumber}`)
  const phone = family?.kind === 'recipient' ? family.phones.find(({ id }) => id === phoneId)?.phone : undefined
  const stray = freshMessages(exchange).find(({ to }) => to !== phone)
  return stray && `a code for ${personalNumber} went to ${stray.to}`
}

/** The people to whom this exchange may send messages. */
const concerned = (exchange: ExplorerExchange): ReadonlySet<string> =>
  new Set(
    [exchange.before.state, exchange.after.state].flatMap((state) => [
      ...state.foundationMailboxes,
      ...emailsIn(exchange.body),
      ...namedIn(exchange, state),
      ...askingIn(exchange, state),
      ...payingIn(exchange, state),
      ...(exchange.manner === 'clock' ? servedByTheClock(exchange, state) : []),
    ]),
  )

const emailsIn = (value: unknown): readonly string[] => JSON.stringify(value ?? null).match(/[\w.-]+@[\w.-]+\w/g) ?? []

const reaching = (state: WorldState, ids: readonly (string | undefined)[]): readonly string[] =>
  ids.flatMap((id) => {
    const person = id === undefined ? undefined : state.people.get(id)
    return person ? reachedAt(state, person) : []
  })

const namedIn = ({ session, body }: ExplorerExchange, state: WorldState): readonly string[] => {
  const { username, personalNumber, person, resetToken } = (body ?? {}) as Readonly<Record<string, string | undefined>>
  const ofLink = state.passwordResets[resetToken ?? '']?.personId
  return reaching(state, [session?.uid, `p-${username}`, `p-${personalNumber}`, `p-${person}`, ofLink])
}

const askingIn = ({ body }: ExplorerExchange, { helpRequests }: WorldState): readonly string[] => {
  const { receiptNumber, request } = (body ?? {}) as Readonly<Record<string, string | undefined>>
  const number = receiptNumber ?? request
  return Object.values(helpRequests).flatMap((known) =>
    number !== undefined && known.receiptNumber === number ? emailsIn(known.answers) : [],
  )
}

/** The payer of the visit to the gateway, of the named recurring payment, or of the charges due by the clock. */
const payingIn = (
  { manner, operationId, path, accessKey = '', body }: ExplorerExchange,
  state: WorldState,
): readonly string[] => {
  const { person } = (body ?? {}) as { person?: string }
  const isCharged = (angelNumber: string) =>
    manner === 'clock' || (operationId === 'card-charge' && angelNumber === person)
  const visited = Object.values(state.cardPayments).filter(({ attemptId }) => path.endsWith(`/${attemptId}`))
  const opened = [/^\/recurringPayments\/([^/]+)/.exec(path)?.[1], state.tabKeys[accessKey]?.subject]
  const charged = state.recurringPayments
    .values()
    .filter(
      ({ angelNumber, recurringId }) => isCharged(angelNumber) || opened.some((subject) => subject === recurringId),
    )
  return [...visited, ...charged].map(({ email }) => email)
}

/** Those who withdrew their consent, and at the turn of a year those who gave in it. */
const servedByTheClock = ({ answers }: ExplorerExchange, state: WorldState): readonly string[] => {
  const ran = answers[0]?.json?.ran ?? []
  const givers = ran.some(({ kind }) => kind.includes('certificate'))
    ? state.people
        .values()
        .filter((person) => person.kind === 'donor' && state.payments.get(person.login) !== undefined)
    : []
  return reaching(state, [...Object.keys(state.consentWithdrawals), ...givers.map(({ personId }) => personId)])
}
