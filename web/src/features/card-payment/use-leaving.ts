import { useEffect, useState } from 'react'
import { gatewayAddress } from './gateway-address.ts'

/** A donor who returns by Back finds the page as it was before the redirect. */
export function useLeaving() {
  /** The address of the gateway's page that is loading. */
  const [leavingFor, setLeavingFor] = useState<URL>()
  const stay = () => setLeavingFor(undefined)

  useEffect(() => {
    // A page restored from the back/forward cache was frozen during the redirect.
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted) setLeavingFor(undefined)
    }
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [])

  /** Sends the browser there, if the address is allowed. */
  function leave(gatewayUrl: string): void {
    const url = gatewayAddress(gatewayUrl)
    if (!url) return
    setLeavingFor(url)
    window.location.assign(url.href)
  }

  return { leavingFor, leave, stay }
}
