import { describe } from 'vitest'
import { logIn } from '#web/features/login/login-queries.ts'
import { DEFAULT, interaction, moment, ok, refused, visitor } from './interaction.ts'
import { signedInAs } from './person.ts'
import { sharedRefusals } from './refusals.ts'

describe('logIn', () => {
  const signIn = (operation: string, username: string, password: string) =>
    visitor.post(operation, '/login', (api) => logIn(api, { username, password }), { body: { username, password } })

  for (const [operation, username, password, answers] of [
    ['sign in by angel number', '10000001', 'andel123', ok(signedInAs('donor'))],
    ['sign in by e-mail', 'jana@example.com', 'andel123', ok(signedInAs('donor'))],
    ['sign in with an unknown number', '10009999', 'andel123', refused(401, 'user-not-found')],
    ['sign in with a wrong password', '10000001', 'andel124', refused(401, 'wrong-credentials')],
    ['sign in with the number of anonymous gifts', '11111111', 'andel123', refused(401, 'anonymous-account')],
    [
      'sign in to a locked account',
      '10000008',
      'andel123',
      refused(423, 'account-locked', { lockedUntil: moment('2026-11-10T09:15:00.000Z') }),
    ],
  ] as const)
    interaction(signIn(operation, username, password), DEFAULT, answers)
  sharedRefusals(signIn('sign in', '10000001', 'andel123'), [
    signIn('sign in', '', 'andel123'),
    'an empty name',
    'username',
  ])
})
