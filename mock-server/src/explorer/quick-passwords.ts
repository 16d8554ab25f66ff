import { type ScryptOptions, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { logInBy } from '../http/login.handlers.ts'
import type { Derive } from '../http/password.ts'
import { changePasswordBy } from '../http/password-change.handlers.ts'

const derived = new Map<string, Promise<Buffer>>()
const deriveByScrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** The real hash, worked out once for each password and salt: a walk signs in hundreds of times. */
const deriveOnce: Derive = (password, salt, keyBytes, cost) => {
  const name = `${password} ${salt.toString('hex')}`
  const known = derived.get(name) ?? deriveByScrypt(password, salt, keyBytes, cost)
  derived.set(name, known)
  return known
}

/** Handlers in place of those that compare a password. */
export const quickPasswords = { logIn: logInBy(deriveOnce), changePassword: changePasswordBy(deriveOnce) }
