import { useEffect, useEffectEvent, useState } from 'react'
import { whileMounted } from './while-mounted.ts'

type Lookup<Found> = { found: Found | undefined; retry: () => void }

/** The result of a call made once for each `key`, without the query cache; undefined during the call. */
export function useLookup<Found>(key: string, look: () => Promise<Found>): Lookup<Found> {
  const [tries, setTries] = useState(0)
  const [known, setKnown] = useState<{ id: string; found: Found }>()
  const id = `${key} ${tries}`
  const lookNow = useEffectEvent(look)
  useEffect(() => whileMounted(lookNow(), (found) => setKnown({ id, found })), [id])
  return { found: known?.id === id ? known.found : undefined, retry: () => setTries((count) => count + 1) }
}
