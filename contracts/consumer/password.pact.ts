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

  interaction({
    ...change,
    given: GIVER,
    answers: ok({ changedAt: moment('2026-11-10T09:00:00.000Z'), session: signedInAs('donor') }),
  })
  interaction({
    ...change,
    ...changing('neni-moje'),
    given: GIVER,
    operation: 'change the password with a wrong old one',
    answers: refused(401, 'wrong-credentials'),
  })
  interaction({
    ...change,
    given: 'a signed-in donor whose account is locked',
    operation: 'change the password of a locked account',
    answers: refused(423, 'account-locked', { lockedUntil: moment('2026-11-10T09:15:00.000Z') }),
  })
  interaction({
    ...change,
    given: 'a signed-in recipient',
    operation: 'change the password of a user without one',
    answers: refused(409, 'no-password'),
  })
  interaction({
    ...change,
    ...changing('andel123', '123456'),
    given: GIVER,
    operation: 'change the password to a common one',
    answers: refused(422, 'common-password', { fields: { password: 'common' } }),
  })
  badRequest({ ...change, ...changing('andel123', '12345') }, 'a new password too short', 'password')
  generalRefusals(change)
})
