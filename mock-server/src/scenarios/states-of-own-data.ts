import { PASSWORD_LOCK, PASSWORD_TRIES } from '../resources/login/sign-in.rules.ts'
import type { ProviderStateSetup, ProviderStates } from '../world/scenario.ts'
import { defaultScenario } from './default-scenario.ts'
import { keyUsed } from './states-of-keys.ts'

const NOW = Temporal.Instant.from(defaultScenario.now).epochMilliseconds
const JANA = { personId: 'p-10000001', scope: 'donor' } as const

const byJana = (operationId: string, key: string, response: object): ProviderStateSetup => ({
  ...keyUsed(operationId, key, { error_code: 200, response }, JANA.personId),
  person: JANA,
})

const SAVED = { savedAt: '2026-11-10T09:00:00.000Z' }
const ASKED = {
  changeId: 'chg_91c0d2e7ab',
  email: 'jana.novakova@example.com',
  goodUntil: '2026-11-10T09:15:00.000Z',
}

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

const locked = (): ProviderStateSetup => ({
  person: JANA,
  changes: [
    {
      path: ['signInAttempts', JANA.personId],
      value: { failed: PASSWORD_TRIES, lockedUntil: NOW + PASSWORD_LOCK },
    },
  ],
})

/** Operations on a donor's own account: states that a plain request does not reach, and the idempotency keys once used. */
export const statesOfOwnData: ProviderStates = {
  'a signed-in donor whose account is locked': locked,
  'a signed-in donor with a photo': withPhoto,
  'a profile was saved with the key pact-profile-0001': () => byJana('saveDonorProfile', 'pact-profile-0001', SAVED),
  'a code to a new e-mail was sent with the key pact-email-0001': () =>
    byJana('requestEmailChange', 'pact-email-0001', ASKED),
  'a photo was saved with the key pact-avatar-0001': () => byJana('saveAvatar', 'pact-avatar-0001', SAVED),
}
