import type { ReactNode } from 'react'

/** What a tab got for a mailed link (rule 13.3). */
export type TabKey = {
  key: string
  /** The provider does not know the key any more: forget it and ask for the fact. */
  lose: () => void
}

/** `malformed`: what is in the address cannot be a key; the provider is not asked. */
export type LinkEnd = 'expired' | 'used' | 'malformed'

/** Opens a mailed link; a screen puts it around the feature that the link leads to. */
export type LinkGateProps = {
  linkKey: string
  /** While the link is being opened. */
  waiting: ReactNode
  /** In place of a link that opens nothing any more. */
  renderEnded: (why: LinkEnd) => ReactNode
  children: (tab: TabKey) => ReactNode
}
