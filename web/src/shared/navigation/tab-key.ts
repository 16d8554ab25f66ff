import type { ReactNode } from 'react'

/** What the tab received for a link from an e-mail (rule 13.3). */
export type OpenedTabKey = {
  key: string
  /** Call it when the provider does not know the key any more: removes the key and asks for the fact again. */
  lose: () => void
}

/** `malformed`: the value in the address cannot be a key; no request is sent. */
export type LinkEnd = 'expired' | 'used' | 'malformed'

/** Opens a link from an e-mail; a screen wraps the feature that the link leads to in it. */
export type LinkGateProps = {
  linkKey: string
  /** While the link is being opened. */
  waiting: ReactNode
  /** Replaces the content if the link is not valid any more. */
  renderEnded: (why: LinkEnd) => ReactNode
  children: (tab: OpenedTabKey) => ReactNode
}
