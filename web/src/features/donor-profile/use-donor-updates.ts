import { useEffect, useEffectEvent, useRef } from 'react'
import type { DonorData } from '../../shared/api/wire.ts'

type News = { given: DonorData; areThere: () => boolean; onRenew: () => void }

/** The list follows the clock by itself and is no field of the form. */
const asText = (data: DonorData): string => JSON.stringify({ ...data, publicListing: undefined })

/**
 * A profile changed on another device, which the session hears of when it is refreshed: an untouched form takes it over, what
 * somebody is writing stays as it is. What this form has saved itself is no news.
 */
export function useDonorUpdates({ given, areThere, onRenew }: News): { isOwn: (donor: DonorData | undefined) => void } {
  const known = useRef(asText(given))
  const compare = useEffectEvent((donor: DonorData) => {
    if (asText(donor) !== known.current && !areThere()) onRenew()
  })
  useEffect(() => compare(given), [given])
  return {
    isOwn: (donor) => {
      if (donor) known.current = asText(donor)
    },
  }
}
