import { describe } from 'vitest'
import {
  checkPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '#web/features/password-reset/password-reset-queries.ts'
import { interaction, moment, ok, type PortalCall, refused, UNKNOWN } from './interaction.ts'
import { badRequest, failures, keyReused } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const key = 'pact-new-password-0001'
const token = 'rst_7d1f0c3be2a94f58b6c1'
const password = 'modrá-lampa-7'

describe('requestPasswordReset', () => {
  const withBody = (username: string) =>
    ({ body: { username }, call: (api) => requestPasswordReset(api, { username }) }) satisfies Partial<PortalCall>
  const request: PortalCall = {
    operation: 'ask for a new password',
    as: 'visitor',
    method: 'POST',
    path: '/passwordReset',
    ...withBody('10000001'),
  }

  interaction({ ...request, operation: 'ask by angel number' }, 'the default scenario', ok())
  interaction(
    { ...request, ...withBody('nobody@example.com'), operation: 'ask by an unknown e-mail' },
    'the default scenario',
    ok(),
  )
  badRequest({ ...request, ...withBody('') }, 'no name', 'username')
  failures(request)
})

/** Why a link is refused, both when it is checked and when it sets a new password. */
function deadLinks(call: PortalCall, by: (resetToken: string) => Partial<PortalCall>): void {
  const { operation } = call
  interaction(
    { ...call, ...by(UNKNOWN), operation: `${operation} by an unknown link` },
    'the default scenario',
    refused(404, 'reset-link-not-found'),
  )
  interaction(
    { ...call, operation: `${operation} by an expired link` },
    'an expired link to a new password',
    refused(408, 'reset-link-expired'),
  )
  interaction(
    { ...call, operation: `${operation} by a used link` },
    'a used link to a new password',
    refused(409, 'reset-link-used'),
  )
}

describe('checkPasswordReset', () => {
  const looking = (resetToken: string) =>
    ({ body: { resetToken }, call: (api) => checkPasswordReset(api, { resetToken }) }) satisfies Partial<PortalCall>
  const look: PortalCall = {
    operation: 'look at a link',
    as: 'visitor',
    method: 'POST',
    path: '/passwordReset/link',
    ...looking(token),
    body: { resetToken: fromState('resetToken', token) },
  }

  interaction(look, 'a link to a new password', ok({ goodUntil: moment('2026-11-10T10:00:00.000Z') }))
  deadLinks(look, looking)
  badRequest({ ...look, ...looking('x') }, 'a token off the contract', 'resetToken')
  failures({ ...look, ...looking(UNKNOWN) })
})

describe('resetPassword', () => {
  const setting = (resetToken: string, chosen = password) =>
    ({
      body: { resetToken, password: chosen },
      call: (api) => resetPassword(api, { resetToken, password: chosen }, key),
    }) satisfies Partial<PortalCall>
  const set: PortalCall = {
    operation: 'set a new password',
    as: 'visitor',
    method: 'POST',
    path: '/passwordReset/password',
    headers: { 'Idempotency-Key': key },
    ...setting(token),
    body: { resetToken: fromState('resetToken', token), password },
  }

  interaction(set, 'a link to a new password', ok())
  interaction(
    {
      ...set,
      ...setting(token, 'qwertyuiop'),
      body: { resetToken: fromState('resetToken', token), password: 'qwertyuiop' },
      operation: 'set a new password to a common one',
    },
    'a link to a new password',
    refused(422, 'common-password', { fields: { password: 'common' } }),
  )
  deadLinks(set, setting)
  badRequest({ ...set, ...setting(UNKNOWN, 'krátk') }, 'a password of five characters', 'password')
  keyReused({ ...set, ...setting(UNKNOWN) }, 'resetPassword')
  failures({ ...set, ...setting(UNKNOWN) })
})
