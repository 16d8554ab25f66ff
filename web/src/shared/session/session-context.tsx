import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { type Session, signedOut } from './session.ts'
import type { SessionStore } from './session-store.ts'

type Actions = {
  store: SessionStore
  /** Fetches the profile anew; silent on failure. Resolves with whether it was read. */
  refreshProfile: () => Promise<boolean>
  logOut: () => void
}

const SessionContext = createContext<Actions | undefined>(undefined)

export function SessionProvider({ children, ...actions }: Actions & { children: ReactNode }) {
  return <SessionContext value={actions}>{children}</SessionContext>
}

/** Whoever is signed in, following logins and logouts here and in other tabs. */
export function useSession(): Session {
  const { store } = useSessionActions()
  return useSyncExternalStore(store.subscribe, store.read, () => signedOut)
}

/** Counts the changes of person or token: a `key` that starts everything below it anew for whoever comes next (rule 18.3). */
export function useSessionEpoch(): number {
  const { store } = useSessionActions()
  const epoch = () => store.current().epoch
  return useSyncExternalStore(store.subscribe, epoch, () => 0)
}

/** To sign somebody in (`store.start(answer)`), out, or to fetch their profile anew. */
export function useSessionActions(): Actions {
  const actions = use(SessionContext)
  if (!actions) throw new Error('useSession outside SessionProvider')
  return actions
}
