import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { type Session, signedOut } from './session.ts'
import type { SessionStore } from './session-store.ts'

type Actions = {
  store: SessionStore
  /** Reads the profile again; silent on failure. Resolves with whether it was read. */
  refreshProfile: () => Promise<boolean>
  logOut: () => void
}

const SessionContext = createContext<Actions | undefined>(undefined)

export function SessionProvider({ children, ...actions }: Actions & { children: ReactNode }) {
  return <SessionContext value={actions}>{children}</SessionContext>
}

/** The current session, following logins and logouts here and in other tabs. */
export function useSession(): Session {
  const { store } = useSessionActions()
  return useSyncExternalStore(store.subscribe, store.read, () => signedOut)
}

/** Counts the changes of user or token: used as a `key`, it remounts everything below it for the next user (rule 18.3). */
export function useSessionEpoch(): number {
  const { store } = useSessionActions()
  const epoch = () => store.current().epoch
  return useSyncExternalStore(store.subscribe, epoch, () => 0)
}

/** Signs a user in (`store.start(answer)`) or out, or reads the profile again. */
export function useSessionActions(): Actions {
  const actions = use(SessionContext)
  if (!actions) throw new Error('useSession outside SessionProvider')
  return actions
}
