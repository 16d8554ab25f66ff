import { useClockValue } from '../api/use-clock-value.ts'
import { useSession } from '../session/session-context.tsx'
import { type LockState, lockState } from './editing-lock.ts'

/** Whether the family's data may be changed now, by the provider's clock; `until` is the end of a coming or present lock (ISO). */
export function useEditingLock(): { state: LockState; until: string | undefined } {
  const session = useSession()
  const lock = session.isLoggedIn ? session.fullUser.Recipient?.EditingLock : undefined
  const state = useClockValue((now) => (lock ? lockState(lock, now) : 'open'))
  return { state, until: state === 'open' ? undefined : lock?.LockedUntil }
}
