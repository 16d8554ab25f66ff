/** The password of the person being registered, between opening the account and signing in. */
export type TemporaryPassword = {
  keep: (password: string) => void
  /** Undefined once it was dropped. */
  read: () => string | undefined
  drop: () => void
}

/**
 * Rule 4.16: in this closure, in no storage, no state of React and no address.
 * Dropped by whoever has signed in by it, and when the page is left, for a browser may keep a page for the way back.
 */
export function createTemporaryPassword(): TemporaryPassword {
  let kept: string | undefined
  const drop = () => {
    kept = undefined
    window.removeEventListener('pagehide', drop)
  }
  return {
    keep(password) {
      kept = password
      window.addEventListener('pagehide', drop)
    },
    read: () => kept,
    drop,
  }
}
