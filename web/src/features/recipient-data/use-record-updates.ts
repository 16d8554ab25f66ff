import { useEffect, useEffectEvent, useRef } from 'react'

type News = {
  /** The part of the record that the form shows, as one text. */
  given: string
  areThere: () => boolean
  onRenew: () => void
}

/**
 * A record changed elsewhere (another device, the foundation), of which the session hears when it is refreshed: an untouched form
 * takes it over, what somebody is writing stays as it is. What this form has saved itself is no news.
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
