import { describe } from 'vitest'
import {
  checkPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '#web/features/password-reset/password-reset-queries.ts'
import { type Interaction, interaction, moment, ok, type PortalCall, refused, UNKNOWN } from './interaction.ts'
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

  interaction({ ...request, given: 'the default scenario', operation: 'ask by angel number', answers: ok() })
  interaction({
    ...request,
    ...withBody('nobody@example.com'),
    given: 'the default scenario',
    operation: 'ask by an unknown e-mail',
    answers: ok(),
  })
  badRequest({ ...request, ...withBody('') }, 'no name', 'username')
  failures(request)
})

/** Why a link is refused, both when it is checked and when it sets a new password. */
const deadLinks = (call: PortalCall, by: (resetToken: string) => Partial<PortalCall>): Interaction[] => [
  {
    ...call,
    ...by(UNKNOWN),
    given: 'the default scenario',
    operation: `${call.operation} by an unknown link`,
    answers: refused(404, 'reset-link-not-found'),
  },
  {
    ...call,
    given: 'an expired link to a new password',
    operation: `${call.operation} by an expired link`,
    answers: refused(408, 'reset-link-expired'),
  },
  {
    ...call,
    given: 'a used link to a new password',
    operation: `${call.operation} by a used link`,
    answers: refused(409, 'reset-link-used'),
  },
]

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

  interaction({
    ...look,
    given: 'a link to a new password',
    answers: ok({ goodUntil: moment('2026-11-10T10:00:00.000Z') }),
  })
  deadLinks(look, looking).forEach(interaction)
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

  interaction({ ...set, given: 'a link to a new password', answers: ok() })
  interaction({
    ...set,
    ...setting(token, 'qwertyuiop'),
    body: { resetToken: fromState('resetToken', token), password: 'qwertyuiop' },
    given: 'a link to a new password',
    operation: 'set a new password to a common one',
    answers: refused(422, 'common-password', { fields: { password: 'common' } }),
  })
  deadLinks(set, setting).forEach(interaction)
  badRequest({ ...set, ...setting(UNKNOWN, 'krátk') }, 'a password of five characters', 'password')
  keyReused({ ...set, ...setting(UNKNOWN) }, 'resetPassword')
  failures({ ...set, ...setting(UNKNOWN) })
})
