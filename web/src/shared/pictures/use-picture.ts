import { useRef, useState } from 'react'

type Failure = { address: string; isRenewing: boolean }

/**
 * The signed address expires while the page is open (rule 8.5): the first failure of an address requests a fresh
 * one by `renew`, a second failure none, so that it never loops.
 */
export function usePicture(address: string | undefined, renew?: () => Promise<unknown>) {
  const [failure, setFailure] = useState<Failure>()
  const mayRenew = useRef(true)
  const isFailed = address !== undefined && failure?.address === address
  return {
    state: isFailed ? (failure.isRenewing ? 'renewing' : 'broken') : 'shown',
    onLoad: () => {
      mayRenew.current = true
    },
    onError: () => {
      if (address === undefined) return
      const isRenewing = renew !== undefined && mayRenew.current && isSigned(address)
      setFailure({ address, isRenewing })
      if (!isRenewing) return
      mayRenew.current = false
      const stop = () => setFailure((now) => (now?.address === address ? { address, isRenewing: false } : now))
      void renew().then(stop, stop)
    },
  }
}

function isSigned(address: string): boolean {
  return /[?&]expires=/.test(address)
}
