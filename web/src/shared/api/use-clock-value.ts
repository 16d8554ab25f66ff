import { useCallback, useSyncExternalStore } from 'react'
import { useServerClock } from './api-context.tsx'

/** Milliseconds between two reads of the clock. */
const TICK = 1_000

/**
 * `read` gets epoch milliseconds (the device's until the server clock is known) and returns a primitive. It is
 * called every second, and at once when the clock changes.
 */
export function useClockValue<T extends string | number | boolean | null>(read: (now: number) => T): T {
  const clock = useServerClock()
  const subscribe = useCallback(
    (onChange: () => void) => {
      const timer = setInterval(onChange, TICK)
      const unsubscribe = clock.subscribe(onChange)
      return () => {
        clearInterval(timer)
        unsubscribe()
      }
    },
    [clock],
  )
  const value = () => read(clock.now() ?? Date.now())
  return useSyncExternalStore(subscribe, value, value)
}
