import { describe } from 'vitest'
import { logIn } from '#web/features/login/login-queries.ts'
import { interaction, moment, ok, type PortalCall, refused } from './interaction.ts'
import { signedInAs } from './person.ts'
import { badRequest, failures } from './refusals.ts'

const credentials = (username: string, password: string) =>
  ({ body: { username, password }, call: (api) => logIn(api, { username, password }) }) satisfies Partial<PortalCall>

describe('logIn', () => {
  const signIn: PortalCall = {
    operation: 'sign in',
    as: 'visitor',
    method: 'POST',
    path: '/login',
    ...credentials('10000001', 'andel123'),
  }

  interaction({ ...signIn, operation: 'sign in by angel number' }, 'the default scenario', ok(signedInAs('donor')))
  interaction(
    { ...signIn, ...credentials('jana@example.com', 'andel123'), operation: 'sign in by e-mail' },
    'the default scenario',
    ok(signedInAs('donor')),
  )
  interaction(
    { ...signIn, ...credentials('10009999', 'andel123'), operation: 'sign in with an unknown number' },
    'the default scenario',
    refused(401, 'user-not-found'),
  )
  interaction(
    { ...signIn, ...credentials('10000001', 'andel124'), operation: 'sign in with a wrong password' },
    'the default scenario',
    refused(401, 'wrong-credentials'),
  )
  interaction(
    { ...signIn, ...credentials('11111111', 'andel123'), operation: 'sign in with the number of anonymous gifts' },
    'the default scenario',
    refused(401, 'anonymous-account'),
  )
  interaction(
    { ...signIn, ...credentials('10000008', 'andel123'), operation: 'sign in to a locked account' },
    'the default scenario',
    refused(423, 'account-locked', { lockedUntil: moment('2026-11-10T09:15:00.000Z') }),
  )
  badRequest({ ...signIn, ...credentials('', 'andel123') }, 'an empty name', 'username')
  failures(signIn)
})
