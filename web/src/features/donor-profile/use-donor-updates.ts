import { useEffect, useEffectEvent, useRef } from 'react'
import type { DonorData } from '../../shared/api/wire.ts'

type Updates = { given: DonorData; areThere: () => boolean; onRenew: () => void }

/** The public list changes with time and is no field of the form. */
const asText = (data: DonorData): string => JSON.stringify({ ...data, publicListing: undefined })

/** A change from another device: an untouched form adopts it, unsaved changes stay. Ignores the form's own save. */
export function useDonorUpdates({ given, areThere, onRenew }: Updates): {
  isOwn: (donor: DonorData | undefined) => void
} {
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
