import type { Recipient } from '#mock/domain/state/recipient.ts'
import { dayAfter, isWorking, monthAfter, workingFrom } from '#mock/testing/working-days.ts'
import { cleanAnswer, type ExplorerExchange, type Invariant, ran } from '../exchange.ts'
import { wallClock } from './expected-charges.ts'

const MINUTE = 60_000
const TRIES = 6
const PASSWORD_LOCK = 15 * MINUTE

type Login = { readonly username?: string; readonly oldPassword?: string; readonly password?: string }

/**
 * The sixth wrong password in a row locks for fifteen minutes; a right one, the end of a lock and a new password by a link reset the
 * count (rule 4.11). Counted here independently, from the calls: whether a password was right is known from earlier calls.
 */
export const passwordLocksAtTheSixth: Invariant = (exchange, history) => {
  const who = askedOf(exchange)
  const answer = cleanAnswer(exchange)
  if (who === undefined || !answer || answer.status !== 200) return undefined
  let password = 'andel123'
  let failed = 0
  let until = 0
  for (const one of [...history.filter(ran), exchange]) {
    const at = one.before.now
    if (askedOf(one) === who) {
      const { oldPassword, password: given } = one.body as Login
      const isRight = (oldPassword ?? given) === password
      const isLocked = at < until
      if (one === exchange) return compare(answer.json?.error, { isRight, isLocked })
      if (isLocked) continue
      if (until > 0) [failed, until] = [0, 0]
      failed = isRight ? 0 : failed + 1
      if (failed >= TRIES) until = at + PASSWORD_LOCK
    }
    if (one.before.state.credentials.get(who) !== one.after.state.credentials.get(who)) {
      password = (one.body as Login).password ?? password
      ;[failed, until] = [0, 0]
    }
  }
  return undefined
}

const askedOf = ({ operationId, body, session }: ExplorerExchange): string | undefined => {
  if (operationId === 'changePassword') return session?.uid
  return operationId === 'logIn' ? `p-${(body as Login).username}` : undefined
}

const compare = (error: string | undefined, { isRight, isLocked }: { isRight: boolean; isLocked: boolean }) => {
  const want = isLocked ? 'account-locked' : isRight ? undefined : 'wrong-credentials'
  return error === want
    ? undefined
    : `the password was answered ${error ?? 'well'}, by the count it is ${want ?? 'good'}`
}

/** A rating is locked for exactly one minute (rule 9.2). */
export const voteLocksForAMinute: Invariant = (exchange) => {
  const { operationId, method, session, body, before } = exchange
  const answer = cleanAnswer(exchange)
  if (operationId !== 'saveNps' || method !== 'POST' || answer?.status !== 200) return undefined
  const { emlid } = body as { emlid?: string }
  const voter = before.state.people.get(
    emlid === undefined ? (session?.uid ?? '') : (before.state.ratingLinks[emlid] ?? ''),
  )
  if (voter?.kind !== 'donor' || isReplay(exchange)) return undefined
  const isLocked = voter.vote !== null && before.now < voter.vote.votedAt + MINUTE
  if (answer.json?.error === 'idempotency-key-reused') return undefined
  return isLocked === (answer.json?.error === 'vote-locked')
    ? undefined
    : `a vote ${isLocked ? 'within' : 'after'} the minute was answered ${answer.text}`
}

const isReplay = ({ entries }: ExplorerExchange): boolean =>
  entries.some(({ rule }) => rule.startsWith('idempotency key'))

/** No session of a family edits within the days around a payout, and none is refused outside of them (rule 10.16). */
export const editingLocksAroundPayouts: Invariant = (exchange) => {
  const { method, session, before, after } = exchange
  const answer = cleanAnswer(exchange)
  const family = before.state.people.get(session?.uid ?? '')
  if (!answer || method === 'GET' || family?.kind !== 'recipient' || isReplay(exchange)) return undefined
  const isLocked = isEditingLocked(family, wallClock(before.now))
  if (!isLocked) return answer.json?.error === 'editing-locked' ? 'editing is refused outside of the lock' : undefined
  return before.state.people.get(family.personId) === after.state.people.get(family.personId) &&
    before.state.renewals === after.state.renewals
    ? undefined
    : 'the record was edited within the lock'
}

const isEditingLocked = ({ editingLock }: Recipient, now: string): boolean => {
  if (editingLock === 'payout') return isAroundPayout(now)
  if (typeof editingLock === 'string') return editingLock === 'today'
  return now < `${dayAfter(editingLock.payoutOn)}T06:00:00.000` || isAroundPayout(now)
}

/** From 18:00 two working days before the first working day of a month until 06:00 of the day after it. */
export const isAroundPayout = (now: string): boolean =>
  [now.slice(0, 7), monthAfter(now.slice(0, 7), 1)].some((month) => {
    const payout = workingFrom(`${month}-01`)
    return now >= `${workingBefore(payout, 2)}T18:00:00.000` && now < `${dayAfter(payout)}T06:00:00.000`
  })

const workingBefore = (day: string, count: number): string => {
  const before = dayAfter(day, -1)
  if (count === 0) return day
  return workingBefore(before, isWorking(before) ? count - 1 : count)
}
