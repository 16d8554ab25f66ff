import { cleanAnswer, type ExplorerExchange, type Invariant, ran } from '../exchange.ts'

const TOKEN_ERRORS = new Set(['token-missing', 'token-expired', 'token-invalid'])

/** A token is valid only for its person: with another's uid the call is refused and does nothing (rule 19.7). */
export const tokenIsForOnePerson: Invariant = (exchange) => {
  const { session, uid } = exchange
  const answer = cleanAnswer(exchange)
  if (!session || uid === undefined || uid === session.uid || !answer) return undefined
  const error = answer.json?.error
  return error === 'uid-mismatch' || TOKEN_ERRORS.has(String(error))
    ? undefined
    : `answered ${answer.text.slice(0, 200)} for ${uid}`
}

/** A token is valid until it expires, but not after the logout, a new password or e-mail, or a withdrawn consent (rules 4.3, 4.4). */
export const deadTokensAreRefused: Invariant = (exchange, history) => {
  const { session } = exchange
  const answer = cleanAnswer(exchange)
  // A call that violates the contract is refused before the caller is checked.
  if (!session || !answer || answer.status === 400) return undefined
  const isDead =
    exchange.world !== session.world || exchange.before.now >= session.expires || isEnded(exchange, history)
  const isRefused = TOKEN_ERRORS.has(String(answer.json?.error))
  if (isDead === isRefused) return undefined
  return isDead
    ? `a dead token was answered ${answer.text.slice(0, 200)}`
    : `a living token was refused: ${answer.text}`
}

const isEnded = ({ session }: ExplorerExchange, history: readonly ExplorerExchange[]): boolean =>
  history
    .slice((session?.since ?? 0) + 1)
    .some((one) => endsAll(one, session?.uid ?? '') || endsThis(one, session?.root)) || false

const ENDING_ALL = new Set(['withdrawConsent', 'changePassword', 'confirmEmailChange'])

/** A new password, a new e-mail (rule 6.10) and a withdrawn consent end every session of their person. */
const endsAll = (one: ExplorerExchange, uid: string): boolean => {
  if (!ran(one) || cleanAnswer(one)?.json?.error !== undefined) return false
  if (ENDING_ALL.has(one.operationId)) return one.session?.uid === uid
  if (one.operationId !== 'resetPassword') return false
  const { resetToken } = one.body as { resetToken: string }
  const { personId, status } = one.before.state.passwordResets[resetToken] ?? {}
  return (
    personId === uid &&
    status === 'open' &&
    one.before.state.credentials.get(uid) !== one.after.state.credentials.get(uid)
  )
}

const endsThis = (one: ExplorerExchange, root: string | undefined): boolean =>
  one.operationId === 'endSession' && one.session?.root === root && ran(one)
