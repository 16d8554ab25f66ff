import { readJson } from '../read-json.ts'
import { type Session, type SignedIn, signedOut } from './session.ts'

/** Keys of rule 4.3; nothing else stored in the browser is a credential (rule 18.1). */
export const SESSION_KEYS = {
  user: 'user-session',
  fullUser: 'full-user-object',
  token: 'access-token',
  expire: 'access-token-expire',
} as const

/** The ID of the newest document seen in this session; removed with the session. */
export const SEEN_DOCUMENT_KEY = 'seen-document'

export type StoredSession = { session: Session; token: string | undefined }

/**
 * Reads the storage; an incomplete or invalid record counts as signed out. A page in another process learns of a logout a moment later
 * and may store its profile meanwhile: without a token, the rest is erased.
 */
export function readSession(storage: Storage): StoredSession {
  const token = storage.getItem(SESSION_KEYS.token) ?? undefined
  if (token === undefined) eraseSession(storage)
  const user = parse(storage.getItem(SESSION_KEYS.user))
  const fullUser = parse(storage.getItem(SESSION_KEYS.fullUser))
  if (!user || !fullUser || !isUser(user)) return { session: signedOut, token }
  return { session: { ...user, fullUser } as SignedIn, token }
}

export function writeSession(storage: Storage, { fullUser, ...user }: SignedIn): void {
  storage.setItem(SESSION_KEYS.fullUser, JSON.stringify(fullUser))
  storage.setItem(SESSION_KEYS.user, JSON.stringify(user))
}

export function writeToken(storage: Storage, token: string, expire: string): void {
  storage.setItem(SESSION_KEYS.token, token)
  storage.setItem(SESSION_KEYS.expire, expire)
}

export function eraseSession(storage: Storage): void {
  for (const key of [...Object.values(SESSION_KEYS), SEEN_DOCUMENT_KEY]) storage.removeItem(key)
}

function isUser(user: Record<string, unknown>): boolean {
  return (
    user.isLoggedIn === true &&
    typeof user.personId === 'string' &&
    typeof user.loginScope === 'string' &&
    typeof user.profile === 'object' &&
    user.profile !== null
  )
}

function parse(text: string | null): Record<string, unknown> | undefined {
  const value = readJson(text)
  return typeof value === 'object' ? (value as Record<string, unknown>) : undefined
}
