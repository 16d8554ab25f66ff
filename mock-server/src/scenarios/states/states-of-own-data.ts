import { PASSWORD_LOCK, PASSWORD_TRIES } from '../../resources/login/sign-in.rules.ts'
import type { ProviderStateSetup, ProviderStates, StateContext } from '../../world/scenario.ts'

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
