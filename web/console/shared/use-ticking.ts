import { useEffect, useState } from 'react'
import type { Clock } from '../api/world-queries.ts'

/**
 * The world's time in epoch milliseconds, advanced locally between two reads while its clock runs.
 */
export function useTicking({ now, frozen }: Clock): number {
  const read = Date.parse(now)
  const [passed, setPassed] = useState({ read, ms: 0 })
  useEffect(() => {
    if (frozen) return
    const start = performance.now()
    const timer = setInterval(() => setPassed({ read, ms: performance.now() - start }), 250)
    return () => clearInterval(timer)
  }, [read, frozen])
  return frozen || passed.read !== read ? read : read + passed.ms
}
