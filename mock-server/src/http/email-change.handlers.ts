import { sendEmailCode } from '../domain/email-change-code.ts'
import { confirmEmail } from '../domain/email-change-confirm.ts'
import { isoOf } from '../domain/moment.ts'
import { donorOf } from './donor-of-token.ts'
import type { EnvelopeOf, Handler } from './handler.ts'
import { presentSavedProfile } from './saved-profile.presenter.ts'

const requestEmailChange: Handler<'requestEmailChange'> = {
  run(world, { body, headers, caller }, context) {
    const asked = { email: body.email, lang: headers.lang }
    const { result, changes, rule } = sendEmailCode(world, donorOf(world, caller), asked, context)
    switch (result.kind) {
      case 'sent': {
        const { changeId, email, goodUntil } = result
        const answer = { error_code: 200, response: { changeId, email, goodUntil: isoOf(goodUntil) } } as const
        return { answer, changes, rule }
      }
      case 'too-many':
        return {
          status: 429,
          headers: { 'retry-after': String(result.retryAfterSeconds) },
          answer: { error_code: 429, error: 'too-many-codes' },
          changes,
          rule,
        }
      case 'refused': {
        const answer =
          result.error === 'email-taken'
            ? TAKEN
            : ({ error_code: 409, error: result.error, fields: { email: 'unchanged' } } as const)
        return { answer, changes, rule }
      }
    }
  },
}

const confirmEmailChange: Handler<'confirmEmailChange'> = {
  run(world, { body, headers, caller }, { now, random, worldId }) {
    const typed = { ...body, lang: headers.lang }
    const { result, changes, rule } = confirmEmail(world, donorOf(world, caller), typed, { now, random })
    const answer =
      result.kind === 'changed'
        ? ({ error_code: 200, response: presentSavedProfile(world, result.donor, { now, worldId }) } as const)
        : REFUSALS[result.error]
    return { answer, changes, rule }
  },
}

export const emailChangeHandlers = { requestEmailChange, confirmEmailChange }

const TAKEN = { error_code: 409, error: 'email-taken', fields: { email: 'taken' } } as const

const REFUSALS = {
  'wrong-code': { error_code: 401, error: 'wrong-code' },
  'transaction-not-found': { error_code: 404, error: 'transaction-not-found' },
  'code-expired': { error_code: 408, error: 'code-expired' },
  'code-used': { error_code: 409, error: 'code-used' },
  'transaction-locked': { error_code: 423, error: 'transaction-locked' },
  'email-taken': TAKEN,
} as const satisfies Record<string, EnvelopeOf<'confirmEmailChange'>>
