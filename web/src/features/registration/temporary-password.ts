/** The password of the new donor, between creating the account and signing in. */
export type TemporaryPassword = {
  keep: (password: string) => void
  /** Undefined once it was dropped. */
  read: () => string | undefined
  drop: () => void
}

/**
 * Rule 4.16: stored in this closure only, not in any storage, React state or address. Dropped by
 * the caller after signing in, and on leaving the page, because a browser may preserve a page in
 * the back/forward cache.
 */
export function createTemporaryPassword(): TemporaryPassword {
  let stored: string | undefined
  const drop = () => {
    stored = undefined
    window.removeEventListener('pagehide', drop)
  }
  return {
    keep(password) {
      stored = password
      window.addEventListener('pagehide', drop)
    },
    read: () => stored,
    drop,
  }
}
