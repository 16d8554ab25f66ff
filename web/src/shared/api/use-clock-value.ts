import { useCallback, useSyncExternalStore } from 'react'
import { useServerClock } from './api-context.tsx'

/** Milliseconds between two looks at the clock. */
const TICK = 1_000

/**
 * Something that depends on the provider's time (a lock that ends, a warning that begins): `read` gets epoch milliseconds and
 * answers with a plain value. It is read again every second and at once when the clock turns out to be elsewhere, but only
 * another answer renders. Before any clock is known the device's own has to do.
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
