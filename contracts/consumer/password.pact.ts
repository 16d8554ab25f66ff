import { describe } from 'vitest'
import { changePassword } from '#web/features/password/password-queries.ts'
import { donor, interaction, moment, ok, refused } from './interaction.ts'
import { signedInAs } from './person.ts'
import { sharedRefusals } from './refusals.ts'

const GIVER = 'a signed-in donor'

describe('changePassword', () => {
  const change = (operation = 'change the password', oldPassword = 'andel123', password = 'nove-heslo-2026') =>
    donor.post(operation, '/password', (api) => changePassword(api, { oldPassword, password }), {
      body: { oldPassword, password },
    })

  interaction(change(), GIVER, ok({ changedAt: moment('2026-11-10T09:00:00.000Z'), session: signedInAs('donor') }))
  interaction(change('change the password with a wrong old one', 'neni-moje'), GIVER, refused(401, 'wrong-credentials'))
  interaction(
    change('change the password of a locked account'),
    'a signed-in donor whose account is locked',
    refused(423, 'account-locked', { lockedUntil: moment('2026-11-10T09:15:00.000Z') }),
  )
  interaction(change('change the password of a user without one'), 'a signed-in recipient', refused(409, 'no-password'))
  interaction(
    change('change the password to a common one', 'andel123', '123456'),
    GIVER,
    refused(422, 'common-password', { fields: { password: 'common' } }),
  )
  interaction(
    change('change the password to itself', 'andel123', 'andel123'),
    GIVER,
    refused(422, 'common-password', { fields: { password: 'same' } }),
  )
  sharedRefusals(change(), [change(undefined, 'andel123', '12345'), 'a new password too short', 'password'], null)
})
