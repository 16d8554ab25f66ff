import { useEffect, useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { getCardLimit } from './card-payment-queries.ts'

/**
 * The most that a card may pay at once, in crowns; undefined while nobody knows. Then the provider refuses what is too much, so a
 * failure here keeps nobody from paying.
 */
export function useCardLimit(): number | undefined {
  const api = useApi()
  const [limit, setLimit] = useState<number>()
  useEffect(() => {
    let isLate = false
    getCardLimit(api).then(
      (known) => isLate || (Number.isFinite(known) && setLimit(known)),
      () => {},
    )
    return () => {
      isLate = true
    }
  }, [api])
  return limit
}
