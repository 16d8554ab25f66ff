import { CODE_LIFE } from '../../domain/access/one-time-code.ts'
import { ownValue } from '../../domain/people/find-person.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { type Instant, toIsoString } from '../../domain/time/instant.ts'
import type { Handler } from '../../kernel/handler.ts'
import { takeCode, type VerifyCodeResult } from '../login-recipient/code-sign-in.rules.ts'
import { type FamilySession, giveCode } from '../login-recipient/given-code.rules.ts'
import { sendCodeTo } from '../login-recipient/send-code.rules.ts'
import { recipientOf, sessionOf } from '../shared/person-of-token.ts'
import { CODE_REFUSALS, tooMany } from '../shared/refusals.ts'

export const requestConfirmationCode: Handler<'requestConfirmationCode'> = {
  run(world, { body, caller, address }, context) {
    const request = { recipient: recipientOf(world, caller), ...body, purpose: 'confirmation', address } as const
    const { result, changes, rule } = sendCodeTo(world, request, context)
    switch (result.kind) {
      case 'sent': {
        const response = { transactionId: result.transactionId, expiresAt: toIsoString(result.expiresAt) }
        return { answer: { error_code: 200, response }, changes, rule }
      }
      case 'too-many-codes':
        return { ...tooMany(result.kind, result.retryAfterSeconds), changes, rule }
      case 'refused':
        return { answer: { error_code: 404, error: result.error }, changes, rule }
    }
  },
}

export const confirmByCode: Handler<'confirmByCode'> = {
  run(world, { body, caller }, { now }) {
    const { result, changes, rule } = confirm(world, sessionOf(caller), body, now)
    const answer =
      result.kind === 'refused'
        ? CODE_REFUSALS[result.error]
        : ({ error_code: 200, response: { expiresAt: toIsoString(now + CODE_LIFE) } } as const)
    return { answer, changes, rule }
  },
}

/** The session of the family that got the code may change its account number and contact e-mail for 15 minutes (rule 10.21). */
const confirm = (
  state: WorldState,
  session: FamilySession,
  { transactionId, code }: { readonly transactionId: string; readonly code: string },
  now: Instant,
): Decision<VerifyCodeResult> => {
  const owner = ownValue(state.codeTransactions, transactionId)?.personId
  // The code of another family is unknown to this one.
  const ownId = owner === session.personId ? transactionId : ''
  const { result, changes } = takeCode(state, { transactionId: ownId, code, purpose: 'confirmation' }, now)
  const given = result.kind === 'accepted' ? giveCode(state, session, now) : []
  return { result, changes: [...changes, ...given], rule: 'rule 10.21 Confirmation by SMS' }
}
