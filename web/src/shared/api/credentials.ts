/** The languages of the interface; `cs` is the fallback (rule 1.2). */
export type Language = 'cs' | 'en'

/** The session store has this shape; the client never imports it, so that tests and pacts can pass any user. */
export type Credentials = {
  /** `personId` of the login response; empty if no user is signed in. */
  readonly personId: string
  /** The access token as it goes into `Authorization`, without a scheme (rule 4.8). */
  readonly token: string | undefined
  /** Grows whenever the person or their token changes. The response to a request of an earlier epoch belongs to another user (rule 18.3). */
  readonly epoch: number
}

export type CredentialsPort = {
  current: () => Credentials
  /** Calls `listener` when the epoch has changed. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** Called when the provider rejects the token. Does nothing if the epoch has changed since. */
  expire: (epoch: number) => void
}
