import { describe } from 'vitest'
import {
  checkPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '#web/features/password-reset/password-reset-queries.ts'
import { DEFAULT, interaction, moment, ok, type PortalCall, refused, UNKNOWN } from './interaction.ts'
import { badRequest, failures, keyReused } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const key = 'pact-new-password-0001'
const token = 'rst_7d1f0c3be2a94f58b6c1'

describe('requestPasswordReset', () => {
  const request = (operation = 'ask for a new password', username = '10000001'): PortalCall => ({
    operation,
    as: 'visitor',
    method: 'POST',
    path: '/passwordReset',
    body: { username },
    call: (api) => requestPasswordReset(api, { username }),
  })

  interaction(request('ask by angel number'), DEFAULT, ok())
  interaction(request('ask by an unknown e-mail', 'nobody@example.com'), DEFAULT, ok())
  badRequest(request(undefined, ''), 'no name', 'username')
  failures(request())
})

/** Why a link is refused, both when it is checked and when it sets a new password. `call` makes it with a token. */
function deadLinks(call: (resetToken?: string) => PortalCall): void {
  const { operation } = call()
  for (const [which, given, code, error, resetToken] of [
    ['an unknown', DEFAULT, 404, 'reset-link-not-found', UNKNOWN],
    ['an expired', 'an expired link to a new password', 408, 'reset-link-expired', undefined],
    ['a used', 'a used link to a new password', 409, 'reset-link-used', undefined],
  ] as const)
    interaction({ ...call(resetToken), operation: `${operation} by ${which} link` }, given, refused(code, error))
}

/** The token of the provider state; any other is sent as it is. */
const tokenOf = (resetToken: string) => (resetToken === token ? fromState('resetToken', token) : resetToken)

describe('checkPasswordReset', () => {
  const look = (resetToken = token): PortalCall => ({
    operation: 'look at a link',
    as: 'visitor',
    method: 'POST',
    path: '/passwordReset/link',
    body: { resetToken: tokenOf(resetToken) },
    call: (api) => checkPasswordReset(api, { resetToken }),
  })

  interaction(look(), 'a link to a new password', ok({ expiresAt: moment('2026-11-10T10:00:00.000Z') }))
  deadLinks(look)
  badRequest(look('x'), 'a token off the contract', 'resetToken')
  failures(look(UNKNOWN))
})

describe('resetPassword', () => {
  const set = (resetToken = token, password = 'modrá-lampa-7'): PortalCall => ({
    operation: 'set a new password',
    as: 'visitor',
    method: 'POST',
    path: '/passwordReset/password',
    headers: { 'Idempotency-Key': key },
    body: { resetToken: tokenOf(resetToken), password },
    call: (api) => resetPassword(api, { resetToken, password }, key),
  })

  interaction(set(), 'a link to a new password', ok())
  interaction(
    { ...set(token, 'qwertyuiop'), operation: 'set a new password to a common one' },
    'a link to a new password',
    refused(422, 'common-password', { fields: { password: 'common' } }),
  )
  deadLinks(set)
  badRequest(set(UNKNOWN, 'krátk'), 'a password of five characters', 'password')
  keyReused(set(UNKNOWN), 'resetPassword')
  failures(set(UNKNOWN))
})
