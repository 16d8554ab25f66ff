import { jwtDecode } from 'jwt-decode'
import type { ServerClock } from '../api/server-clock.ts'
import type { SessionStore } from './session-store.ts'

/** Milliseconds between two checks (rule 4.4). */
export const TOKEN_CHECK = 150_000

export type TokenState = 'live' | 'missing' | 'undecodable' | 'expired' | 'unknown'

/**
 * `now` in epoch milliseconds by the provider's clock. From the full second of `exp` on the token is expired (rule
 * 4.4).
 */
export function validateToken(token: string | undefined, now: number | undefined): TokenState {
  if (!token) return 'missing'
  const end = tokenEnd(token)
  if (end === undefined) return 'undecodable'
  if (now === undefined) return 'unknown'
  return end <= now ? 'expired' : 'live'
}

/** Epoch milliseconds at which a token expires; undefined if it cannot be decoded. */
export function tokenEnd(token: string): number | undefined {
  try {
    const { exp } = jwtDecode(token)
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1_000 : undefined
  } catch {
    return undefined
  }
}

type Ports = {
  session: SessionStore
  clock: ServerClock
  /** Requests the profile from the provider: any response updates the clock. Never rejects. */
  refreshProfile: () => Promise<unknown>
}

/**
 * At start, every 150 s, when the page becomes visible and when the provider's clock differs (rule 4.4). Returns
 * the function that stops it.
 */
export function watchToken({ session, clock, refreshProfile }: Ports): () => void {
  async function check(): Promise<void> {
    if (!session.read().isLoggedIn) return
    // A device that slept or had its clock moved cannot decide whether the hour is over.
    if (clock.isDoubtful()) await refreshProfile()
    session.reload()
    judge()
  }
  function judge(): void {
    if (!session.read().isLoggedIn) return
    const state = validateToken(session.current().token, clock.now())
    if (state !== 'live' && state !== 'unknown') session.clear('expired')
  }
  const seenAgain = () => {
    if (document.visibilityState === 'visible') void check()
  }
  judge()
  void check()
  const timer = setInterval(() => void check(), TOKEN_CHECK)
  const unsubscribe = clock.subscribe(judge)
  document.addEventListener('visibilitychange', seenAgain)
  return () => {
    clearInterval(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', seenAgain)
  }
}
