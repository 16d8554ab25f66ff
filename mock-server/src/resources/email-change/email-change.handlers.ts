import { ownValue } from '../../domain/people/find-person.ts'
import { toIsoString } from '../../domain/time/instant.ts'
import type { EnvelopeOf, Handler } from '../../kernel/handler.ts'
import type { PasswordCheck } from '../login/sign-in.rules.ts'
import { continueSession } from '../session/session.rules.ts'
import { type Derive, fitsPassword } from '../shared/passwords/password.ts'
import { donorOf } from '../shared/person-of-token.ts'
import { accountLocked, CODE_REFUSALS, tooMany } from '../shared/refusals.ts'
import { presentSavedProfile } from '../user-profile/saved-profile.presenter.ts'
import { type EmailRefusal, sendEmailCode } from './email-change-code.rules.ts'
import { confirmEmail } from './email-change-confirm.rules.ts'
import { undoEmailChange as undo } from './email-undo.rules.ts'

/** The slow hash is computed before the atomic step, for right and wrong passwords, open and locked accounts alike. */
export const requestEmailChangeBy = (derive?: Derive): Handler<'requestEmailChange', PasswordCheck> => ({
  async prepare(world, { body, caller }) {
    const comparedHash = ownValue(world.credentials, caller?.personId ?? '')?.passwordHash ?? null
    return { comparedHash, fits: await fitsPassword(comparedHash, body.password, derive) }
  },
  run(world, { body, headers, caller }, context) {
    const given = { email: body.email, check: context.prepared, lang: headers.lang }
    const { result, changes, rule } = sendEmailCode(world, donorOf(world, caller), given, context)
    switch (result.kind) {
      case 'sent': {
        const { changeId, email, expiresAt } = result
        const answer = { error_code: 200, response: { changeId, email, expiresAt: toIsoString(expiresAt) } } as const
        return { answer, changes, rule }
      }
      case 'too-many':
        return { ...tooMany('too-many-codes', result.retryAfterSeconds), changes, rule }
      case 'locked':
        return { answer: accountLocked(result.until), changes, rule }
      case 'refused':
        return { answer: REQUEST_REFUSALS[result.error], changes, rule }
    }
  },
})

export const confirmEmailChange: Handler<'confirmEmailChange'> = {
  run(world, { body, headers, caller }, { now, random, worldId }) {
    const donor = donorOf(world, caller)
    const typed = { ...body, lang: headers.lang }
    const { result, changes, rule } = confirmEmail(world, donor, typed, { now, random, worldId })
    if (result.kind === 'refused') return { answer: REFUSALS[result.error], changes, rule }
    return {
      token: continueSession(caller, donor.scope, now),
      answer: ({ token, expire, signImage }) => ({
        error_code: 200,
        response: { ...presentSavedProfile(world, result.donor, { now, signImage }), token, expire },
      }),
      changes,
      rule,
    }
  },
}

export const undoEmailChange: Handler<'undoEmailChange'> = {
  run(world, { body, headers }, context) {
    const given = { undoToken: body.undoToken, lang: headers.lang }
    const { result, changes, rule } = undo(world, given, context)
    const answer =
      result.kind === 'undone'
        ? ({ error_code: 200, response: { email: result.email } } as const)
        : UNDO_REFUSALS[result.error]
    return { answer, changes, rule }
  },
}

export const requestEmailChange = requestEmailChangeBy()

const TAKEN = { error_code: 409, error: 'email-taken', fields: { email: 'taken' } } as const

const REQUEST_REFUSALS = {
  'wrong-credentials': { error_code: 401, error: 'wrong-credentials' },
  'email-taken': TAKEN,
  'email-unchanged': { error_code: 409, error: 'email-unchanged', fields: { email: 'unchanged' } },
} as const satisfies Record<EmailRefusal, EnvelopeOf<'requestEmailChange'>>

const UNDO_REFUSALS = {
  'undo-link-not-found': { error_code: 404, error: 'undo-link-not-found' },
  'undo-link-expired': { error_code: 408, error: 'undo-link-expired' },
  'undo-link-used': { error_code: 409, error: 'undo-link-used' },
} as const satisfies Record<string, EnvelopeOf<'undoEmailChange'>>

const REFUSALS = { ...CODE_REFUSALS, 'email-taken': TAKEN } as const
