import { useEffect, useState } from 'react'
import { gatewayAddress } from './gateway-address.ts'

type Leaving = {
  /** The page of the gateway that the browser is on its way to. */
  leavingFor: URL | undefined
  /** Sends the browser there; answers whether the address was one to go to. */
  leave: (gatewayUrl: string) => boolean
  stay: () => void
}

/** The way to the gateway. Whoever comes back by the browser's button finds the page as it was before leaving. */
export function useLeaving(): Leaving {
  const [leavingFor, setLeavingFor] = useState<URL>()
  const stay = () => setLeavingFor(undefined)

  useEffect(() => {
    // A page that the browser kept for the way back was stopped in the middle of leaving.
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted) setLeavingFor(undefined)
    }
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [])

  function leave(gatewayUrl: string): boolean {
    const url = gatewayAddress(gatewayUrl)
    if (!url) return false
    setLeavingFor(url)
    window.location.assign(url.href)
    return true
  }

  return { leavingFor, leave, stay }
}
