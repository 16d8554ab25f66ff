import { toIsoString } from '../../domain/time/instant.ts'
import type { Handler } from '../../kernel/handler.ts'
import { type Derive, hashPassword } from '../shared/passwords/password.ts'
import { ownTextsOf, refusePassword } from '../shared/passwords/refuse-password.ts'
import { inspectLink, type ResetError, requestReset, resetPassword as reset } from './password-reset-link.rules.ts'

export const requestPasswordReset: Handler<'requestPasswordReset'> = {
  run(world, { body, headers }, context) {
    const { changes, rule } = requestReset(world, { username: body.username, lang: headers.lang }, context)
    return { answer: { error_code: 200 }, changes, rule }
  },
}

export const checkPasswordReset: Handler<'checkPasswordReset'> = {
  run(world, { body }, { now }) {
    const link = inspectLink(world, body.resetToken, now)
    const answer =
      link.kind === 'good'
        ? ({ error_code: 200, response: { expiresAt: toIsoString(link.expiresAt) } } as const)
        : REFUSALS[link.error]
    return { answer, changes: [], rule: 'rule 4.15 Password reset' }
  },
}

/** The slow hash is computed before the atomic step, for valid and invalid links alike; the plain password is not passed on. */
export const resetPasswordBy = (derive?: Derive): Handler<'resetPassword', string> => ({
  prepare: (_world, { body }) => hashPassword(body.password, derive),
  run(world, { body, headers }, { now, random, prepared: passwordHash }) {
    const link = inspectLink(world, body.resetToken, now)
    const refused = refusePassword(body.password, link.kind === 'good' ? ownTextsOf(link.donor) : [])
    if (refused) return refused
    const given = { token: body.resetToken, passwordHash, lang: headers.lang }
    const { result, changes, rule } = reset(world, given, { now, random })
    const answer = result.kind === 'good' ? ({ error_code: 200 } as const) : REFUSALS[result.error]
    return { answer, changes, rule }
  },
})

export const resetPassword = resetPasswordBy()

const REFUSALS = {
  'reset-link-not-found': { error_code: 404, error: 'reset-link-not-found' },
  'reset-link-expired': { error_code: 408, error: 'reset-link-expired' },
  'reset-link-used': { error_code: 409, error: 'reset-link-used' },
} as const satisfies Record<ResetError, object>
