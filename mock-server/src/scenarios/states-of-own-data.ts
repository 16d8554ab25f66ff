import { PASSWORD_LOCK, PASSWORD_TRIES } from '../resources/login/sign-in.rules.ts'
import type { ProviderStateSetup, ProviderStates, StateContext } from '../world/scenario.ts'

const JANA = { personId: 'p-10000001', scope: 'donor' } as const

/** A photo that was saved before: one pixel. */
const PHOTO = {
  mediaType: 'image/png',
  base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
} as const

const withPhoto = (): ProviderStateSetup => ({
  person: JANA,
  changes: [
    { path: ['storedImages', 'img_state1'], value: PHOTO },
    {
      path: ['people', JANA.personId, 'images'],
      value: [{ id: 'img_state1', isPrimary: true, path: 'img_state1.png' }],
    },
  ],
})

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
    needs: 'A donor who is signed in while the account is locked by wrong passwords.',
    setUp: locked,
  },
  'a signed-in donor with a photo': { needs: 'A signed-in donor with a photo.', setUp: withPhoto },
}
