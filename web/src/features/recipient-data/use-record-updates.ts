import { useEffect, useEffectEvent, useRef } from 'react'

type News = {
  /** The part of the record that the form shows, as one text. */
  given: string
  areThere: () => boolean
  onRenew: () => void
}

/**
 * Handles a record changed elsewhere (another device, the foundation), which arrives with a refresh
 * of the session: an untouched form adopts it, unsaved changes stay. The form's own save is
 * ignored.
 */
export function useRecordUpdates({ given, areThere, onRenew }: News): { isOwn: (saved: string) => void } {
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
