import { useEffect, useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { getCardLimit } from './card-payment-queries.ts'

/**
 * The highest amount of one card payment, in crowns; undefined until it is loaded. A failure here
 * does not prevent a payment, because the provider refuses too high an amount.
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
