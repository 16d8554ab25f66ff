/** The languages of the interface; `cs` is the fallback (rule 1.2). */
export type Language = 'cs' | 'en'

/**
 * What a call needs to know of whoever is signed in. The session store has this shape; the client never imports it, so
 * that tests and pacts can hand in any person.
 */
export type Credentials = {
  /** `personId` of the login answer, empty when nobody is signed in. */
  readonly personId: string
  /** The access token as it goes into `Authorization`, without a scheme (rule 4.8). */
  readonly token: string | undefined
  /** Grows whenever the person or their token changes: an answer asked for in another epoch is for somebody else (rule 18.3). */
  readonly epoch: number
}

export type CredentialsPort = {
  current: () => Credentials
  /** Calls `listener` when the epoch has changed; answers with the way to stop. */
  subscribe: (listener: () => void) => () => void
  /** The provider said that this token is no longer any good. Does nothing when the epoch has moved on meanwhile. */
  expire: (epoch: number) => void
}
