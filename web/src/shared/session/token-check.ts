import { validateToken } from '../api/access-token.ts'
import type { ServerClock } from '../api/server-clock.ts'
import type { SessionStore } from './session-store.ts'

/** Milliseconds between two checks (rule 4.4). */
export const TOKEN_CHECK = 150_000

type Ports = {
  session: SessionStore
  clock: ServerClock
  /** Requests the profile from the provider: any response updates the clock. Never rejects. */
  refreshProfile: () => Promise<unknown>
}

/**
 * Validates the token at start, every 150 s, when the page becomes visible and when the provider's clock differs (rule 4.4). Returns
 * the function that stops it.
 */
export function watchToken({ session, clock, refreshProfile }: Ports): () => void {
  async function check(): Promise<void> {
    if (!session.read().isLoggedIn) return
    // A device that slept or had its clock moved cannot decide whether the hour is over.
    if (clock.isDoubtful()) await refreshProfile()
    session.reload()
    validate()
  }
  function validate(): void {
    if (!session.read().isLoggedIn) return
    const state = validateToken(session.current().token, clock.now())
    if (state !== 'live' && state !== 'unknown') session.clear('expired')
  }
  const seenAgain = () => {
    if (document.visibilityState === 'visible') void check()
  }
  validate()
  void check()
  const timer = setInterval(() => void check(), TOKEN_CHECK)
  const unsubscribe = clock.subscribe(validate)
  document.addEventListener('visibilitychange', seenAgain)
  return () => {
    clearInterval(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', seenAgain)
  }
}
