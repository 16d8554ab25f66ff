import { CODE_LIFE } from '../../domain/access/one-time-code.ts'
import { toIsoString } from '../../domain/time/instant.ts'
import type { Handler } from '../../kernel/handler.ts'
import { sendCodeTo } from '../login-recipient/send-code.rules.ts'
import { recipientOf, sessionOf } from '../shared/person-of-token.ts'
import { CODE_REFUSALS, tooMany } from '../shared/refusals.ts'
import { confirmByCode as confirm } from './confirm-by-code.rules.ts'

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
