import { validateToken } from '../api/access-token.ts'
import type { Credentials, CredentialsPort } from '../api/credentials.ts'
import type { FullUser, LoginAnswer, Profile } from '../api/wire.ts'
import { createListeners } from '../listeners.ts'
import { refreshed, type Session, sessionOf, signedOut } from './session.ts'
import {
  eraseSession,
  readSession,
  SEEN_DOCUMENT_KEY,
  SESSION_KEYS,
  type StoredSession,
  writeSession,
  writeToken,
} from './session-storage.ts'

/**
 * Drafts survive `expired` (and an ending seen in another tab) and are destroyed by `logged-out` and
 * `another-person` (rule 18.1).
 */
export type Ending = 'logged-out' | 'expired' | 'another-person' | 'elsewhere'

export type SessionStore = CredentialsPort & {
  /** The current session; the same object until it changes (for `useSyncExternalStore`). */
  read: () => Session
  /** Signs a user in with the login response. */
  start: (answer: LoginAnswer) => void
  /** Takes over a fresh profile, unless the epoch is no longer `epoch`. */
  refresh: (fresh: { profile?: Profile; fullUser: FullUser }, epoch: number) => void
  /** Prolongs the session by an hour, here and in all other tabs; the epoch stays. Does nothing if the epoch is no longer `epoch`. */
  prolong: (fresh: { token: string; expire: string }, epoch: number) => void
  /** Signs the user out here and in all other tabs. */
  clear: (why: Ending) => void
  /** Calls the listener after each ending, with its reason and the person ID of the session. Returns the function that unsubscribes. */
  onEnding: (listener: (why: Ending, personId: string) => void) => () => void
  /** Reads the storage again, in case its token changed without a storage event (rule 4.4). */
  reload: () => void
  /** Follows the storage changes of other tabs. Returns the function that unsubscribes. */
  followOtherTabs: (events: Pick<Window, 'addEventListener' | 'removeEventListener'>) => () => void
}

/** `now`: epoch milliseconds of the provider's clock, undefined while it is unknown. */
export function createSessionStore(storage: Storage, now: () => number | undefined = Date.now): SessionStore {
  const listeners = createListeners()
  const endings = createListeners<[why: Ending, personId: string]>()
  let stored = readSession(storage)
  let epoch = 0

  function take(next: StoredSession, why: Ending, isSameSession = false): void {
    const before = stored
    stored = next
    const left = personOf(before)
    const came = personOf(next)
    if (left !== came || (before.token !== next.token && !isSameSession)) epoch += 1
    listeners.notify()
    if (left !== '' && left !== came) endings.notify(came === '' ? why : 'another-person', left)
  }

  function clear(why: Ending): void {
    eraseSession(storage)
    take({ session: signedOut, token: undefined }, why)
  }

  function takeOver(): void {
    const next = readSession(storage)
    // Another tab may notice a moment earlier that the time they share is over.
    const isOver = validateToken(stored.token, now()) === 'expired'
    take(next, isOver ? 'expired' : 'elsewhere', isProlonged(stored, next))
  }

  /** Another tab may have ended or replaced the session, and its event comes later. */
  function reload(): void {
    if ((storage.getItem(SESSION_KEYS.token) ?? undefined) !== stored.token) takeOver()
  }

  /** Whether what was requested in the epoch may be stored: it would bring back the data of a session that another tab has just ended. */
  function isStill(ofEpoch: number): boolean {
    reload()
    return ofEpoch === epoch
  }

  return {
    read: () => stored.session,
    reload,
    current: (): Credentials => ({ personId: personOf(stored), token: stored.token, epoch }),
    clear,
    expire: (ofEpoch) => {
      if (ofEpoch === epoch) clear('expired')
    },
    start(answer) {
      const session = sessionOf(answer)
      storage.removeItem(SEEN_DOCUMENT_KEY)
      writeToken(storage, answer.token, answer.expire)
      writeSession(storage, session)
      take({ session, token: answer.token }, 'another-person')
    },
    prolong({ token, expire }, ofEpoch) {
      if (!isStill(ofEpoch) || !stored.session.isLoggedIn) return
      writeToken(storage, token, expire)
      take({ ...stored, token }, 'another-person', true)
    },
    refresh(fresh, ofEpoch) {
      if (!isStill(ofEpoch) || !stored.session.isLoggedIn) return
      const session = refreshed(stored.session, fresh)
      writeSession(storage, session)
      take({ ...stored, session }, 'another-person')
    },
    subscribe: listeners.subscribe,
    onEnding: endings.subscribe,
    followOtherTabs(events) {
      const keys = new Set<string | null>([null, ...Object.values(SESSION_KEYS)])
      const follow = (event: StorageEvent) => {
        if (keys.has(event.key)) takeOver()
      }
      // A page in the back/forward cache receives no storage events.
      const catchUp = (event: PageTransitionEvent) => {
        if (event.persisted) takeOver()
      }
      events.addEventListener('storage', follow)
      events.addEventListener('pageshow', catchUp)
      return () => {
        events.removeEventListener('storage', follow)
        events.removeEventListener('pageshow', catchUp)
      }
    },
  }
}

/** A new token for the same person in the same scope, without a logout in between: nothing has to remount. */
function isProlonged({ session: before }: StoredSession, { session: now, token }: StoredSession): boolean {
  if (!before.isLoggedIn || !now.isLoggedIn || token === undefined) return false
  return before.personId === now.personId && before.loginScope === now.loginScope
}

function personOf({ session }: StoredSession): string {
  return session.isLoggedIn ? session.personId : ''
}
