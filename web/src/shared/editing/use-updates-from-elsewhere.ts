import { useEffect, useEffectEvent, useRef } from 'react'

type Updates = {
  /** The data that the form shows, as one text. */
  given: string
  areThere: () => boolean
  /** The form remounts with the present data. */
  onRenew: () => void
  /** Unsaved changes stay: their draft is stored again, because another tab removed it with its save. */
  onKept: () => void
}

/** A change from elsewhere: an untouched form adopts it, unsaved changes stay. Ignores the form's own save. */
export function useUpdatesFromElsewhere({ given, areThere, onRenew, onKept }: Updates): {
  isOwn: (saved: string) => void
} {
  const known = useRef(given)
  const compare = useEffectEvent((now: string) => {
    if (now === known.current) return
    if (areThere()) onKept()
    else onRenew()
  })
  useEffect(() => compare(given), [given])
  return {
    isOwn: (saved) => {
      known.current = saved
    },
  }
}
