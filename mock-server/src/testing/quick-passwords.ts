import { createHmac } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { requestEmailChangeBy } from '../resources/email-change/email-change.handlers.ts'
import { logInBy } from '../resources/login/login.handlers.ts'
import { changePasswordBy } from '../resources/password/password.handlers.ts'
import { resetPasswordBy } from '../resources/password-reset/password-reset.handlers.ts'
import { registerDonorBy } from '../resources/registration/registration.handlers.ts'
import type { Derive } from '../resources/shared/passwords/password.ts'
import { PASSWORD, PASSWORD_HASHES } from '../scenarios/people/password-hashes.ts'

/** Key by salt: the scrypt key of the password that every person of the sandbox has. */
const sandboxKeys = new Map(
  Object.values(PASSWORD_HASHES).map((hash) => {
    const [salt = '', key = ''] = hash.split('$').slice(-2)
    return [salt, Buffer.from(key, 'base64url')]
  }),
)

/**
 * Replaces scrypt, which takes 40 ms of a processor each time. It knows the key of the sandbox's password under the salt of each person;
 * every other key is a short hash. It resolves in a later turn of the event loop, as scrypt does, so that simultaneous calls interleave.
 */
export const deriveQuickly: Derive = async (password, salt, keyBytes) => {
  await setImmediate()
  const known = password === PASSWORD ? sandboxKeys.get(salt.toString('base64url')) : undefined
  return known ?? createHmac('sha256', salt).update(password).digest().subarray(0, keyBytes)
}

/** For tests: replaces all handlers that hash or compare a password. */
export const quickPasswords = {
  logIn: logInBy(deriveQuickly),
  changePassword: changePasswordBy(deriveQuickly),
  resetPassword: resetPasswordBy(deriveQuickly),
  registerDonor: registerDonorBy(deriveQuickly),
  requestEmailChange: requestEmailChangeBy(deriveQuickly),
}
