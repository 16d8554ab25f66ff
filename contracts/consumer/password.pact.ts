import { describe } from 'vitest'
import { changePassword } from '#web/features/password/password-queries.ts'
import { interaction, moment, ok, type PortalCall, refused } from './interaction.ts'
import { signedInAs } from './person.ts'
import { badRequest, generalRefusals } from './refusals.ts'

const GIVER = 'a signed-in donor'

describe('changePassword', () => {
  const changing = (oldPassword: string, password = 'nove-heslo-2026') =>
    ({
      body: { oldPassword, password },
      call: (api) => changePassword(api, { oldPassword, password }),
    }) satisfies Partial<PortalCall>
  const change: PortalCall = {
    operation: 'change the password',
    as: 'signed-in',
    method: 'POST',
    path: '/password',
    ...changing('andel123'),
  }

  interaction(change, GIVER, ok({ changedAt: moment('2026-11-10T09:00:00.000Z'), session: signedInAs('donor') }))
  interaction(
    { ...change, ...changing('neni-moje'), operation: 'change the password with a wrong old one' },
    GIVER,
    refused(401, 'wrong-credentials'),
  )
  interaction(
    { ...change, operation: 'change the password of a locked account' },
    'a signed-in donor whose account is locked',
    refused(423, 'account-locked', { lockedUntil: moment('2026-11-10T09:15:00.000Z') }),
  )
  interaction(
    { ...change, operation: 'change the password of a user without one' },
    'a signed-in recipient',
    refused(409, 'no-password'),
  )
  interaction(
    { ...change, ...changing('andel123', '123456'), operation: 'change the password to a common one' },
    GIVER,
    refused(422, 'common-password', { fields: { password: 'common' } }),
  )
  badRequest({ ...change, ...changing('andel123', '12345') }, 'a new password too short', 'password')
  generalRefusals(change)
})
