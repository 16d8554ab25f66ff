import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { readSession } from '../../../src/shared/session/session-storage.ts'
import styles from './people-panel.module.css'

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** A fact of the person who is signed in in the portal of this browser, also after a login or a logout there; empty without one. */
export const usePortalPerson = (fact: 'personId' | 'displayName'): string =>
  useSyncExternalStore(subscribe, () => {
    const { session } = readSession(localStorage)
    return session.isLoggedIn ? session[fact] : ''
  })

/** A name at the end of a sentence: „s.r.o.“ ends it already. */
export const endOf = (name: string): string => name.replace(/\.$/, '')

/** Who is signed in in the portal's window, and who was last signed in from here in the second one, whose storage is not readable. */
export function SignedInNow({ second }: { second: string | undefined }) {
  const { t } = useTranslation('console')
  const name = usePortalPerson('displayName')
  if (name === '' && second === undefined) return null
  return (
    <p className={styles.now}>
      {name === '' ? t(($) => $.people.signedOut) : t(($) => $.people.signedIn, { name: endOf(name) })}{' '}
      {second !== undefined && t(($) => $.people.inSecond, { name: endOf(second) })}
    </p>
  )
}
