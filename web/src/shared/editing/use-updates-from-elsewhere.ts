import { useEffect, useEffectEvent, useRef } from 'react'

type Updates = {
  /** The data that the form shows, as one text. */
  given: string
  areThere: () => boolean
  /** The form remounts with the present data. */
  onRenew: () => void
}

/** A change from elsewhere: an untouched form adopts it, unsaved changes stay. Ignores the form's own save. */
export function useUpdatesFromElsewhere({ given, areThere, onRenew }: Updates): { isOwn: (saved: string) => void } {
  const known = useRef(given)
  const compare = useEffectEvent((now: string) => {
    if (now !== known.current && !areThere()) onRenew()
  })
  useEffect(() => compare(given), [given])
  return {
    isOwn: (saved) => {
      known.current = saved
    },
  }
}
