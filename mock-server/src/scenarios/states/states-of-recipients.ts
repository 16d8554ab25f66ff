import { PASSWORD_LOCK, PASSWORD_TRIES } from '../../resources/login/sign-in.rules.ts'
import type { ProviderStateSetup, ProviderStates, StateContext } from '../../world/scenario.ts'

const HOUR = 60 * 60_000
const recipient = (login: string) => ({ personId: `p-${login}`, scope: 'recipient' })

/** Families who get no offers, whose contact was viewed, whose session is old. */
export const statesOfRecipients: ProviderStates = {
  'a recipient whose help has ended': {
    needs: 'A family whose help has ended, signed in.',
    setUp: () => ({ person: recipient('2000006') }),
  },
  // The scenario itself has views by donors.
  'a recipient whose contact was looked at': {
    needs: 'A family whose contact a donor was shown.',
    setUp: () => ({ person: recipient('2000001') }),
  },
  // The token lives longer than those of a sign-in, so that it is still valid when its session may not be extended any more.
  'a session that has lasted as long as it may': {
    needs: 'A family whose session has lasted so long that it cannot be prolonged; its token is still valid.',
    setUp: () => ({
      person: { ...recipient('2000001'), lifeMs: 9 * HOUR },
      advance: 'PT8H',
    }),
  },
}

const JANA = { personId: 'p-10000001', scope: 'donor' } as const

const locked = ({ now }: StateContext): ProviderStateSetup => ({
  person: JANA,
  changes: [
    {
      path: ['signInAttempts', JANA.personId],
      value: { failed: PASSWORD_TRIES, lockedUntil: now + PASSWORD_LOCK },
    },
  ],
})

/** Operations on a donor's own account: states that a plain request does not reach. */
export const statesOfOwnData: ProviderStates = {
  'a signed-in donor whose account is locked': {
    needs:
      'A donor who is signed in while the account is locked by wrong passwords, the last one at the moment of the set-up.',
    setUp: locked,
  },
}
