import { useEffect, useSyncExternalStore } from 'react'
import { tokenEnd, validateToken } from '../../shared/api/access-token.ts'
import { useServerClock } from '../../shared/api/api-context.tsx'
import { useClockValue } from '../../shared/api/use-clock-value.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { type SessionPhase, sessionPhase } from './session-phase.ts'

export type SessionEnding = {
  phase: SessionPhase
  /** Epoch milliseconds of the provider's clock. */
  end: number
  token: string
}

/**
 * The phase before the session's end. The session ends at its exact time, not at the next check of
 * the token, which may be 150 s later.
 */
export function useSessionEnd(): SessionEnding {
  const { store } = useSessionActions()
  const clock = useServerClock()
  const token = useSyncExternalStore(store.subscribe, () => store.current().token ?? '')
  const end = tokenEnd(token)
  const phase = useClockValue(() => sessionPhase(end, clock.now()))
  useEffect(() => {
    if (phase === 'over' && validateToken(token, clock.now()) === 'expired') store.clear('expired')
  }, [phase, token, clock, store])
  return { phase, end: end ?? 0, token }
}
