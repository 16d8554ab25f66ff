import { describe } from 'vitest'
import {
  checkPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '#web/features/password-reset/password-reset-queries.ts'
import { DEFAULT, interaction, moment, ok, type PortalCall, refused, UNKNOWN, visitor } from './interaction.ts'
import { sharedRefusals } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const key = 'pact-new-password-0001'
const token = 'rst_7d1f0c3be2a94f58b6c1'

describe('requestPasswordReset', () => {
  const request = (operation = 'ask for a new password', username = '10000001') =>
    visitor.post(operation, '/passwordReset', (api) => requestPasswordReset(api, { username }), { body: { username } })

  interaction(request('ask by angel number'), DEFAULT, ok())
  interaction(request('ask by an unknown e-mail', 'nobody@example.com'), DEFAULT, ok())
  sharedRefusals(request(), [request(undefined, ''), 'no name', 'username'])
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
  const look = (resetToken = token) =>
    visitor.post('look at a link', '/passwordReset/link', (api) => checkPasswordReset(api, { resetToken }), {
      body: { resetToken: tokenOf(resetToken) },
    })

  interaction(look(), 'a link to a new password', ok({ expiresAt: moment('2026-11-10T10:00:00.000Z') }))
  deadLinks(look)
  sharedRefusals(look(UNKNOWN), [look('x'), 'a token off the contract', 'resetToken'])
})

describe('resetPassword', () => {
  const set = (resetToken = token, password = 'modrá-lampa-7') =>
    visitor.post(
      'set a new password',
      '/passwordReset/password',
      (api) => resetPassword(api, { resetToken, password }, key),
      { key, body: { resetToken: tokenOf(resetToken), password } },
    )

  interaction(set(), 'a link to a new password', ok())
  interaction(
    { ...set(token, 'qwertyuiop'), operation: 'set a new password to a common one' },
    'a link to a new password',
    refused(422, 'common-password', { fields: { password: 'common' } }),
  )
  deadLinks(set)
  sharedRefusals(set(UNKNOWN), [set(UNKNOWN, 'krátk'), 'a password of five characters', 'password'])
})
