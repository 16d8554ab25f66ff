import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { validateToken } from '../../../src/shared/api/access-token.ts'
import { type Session, signedOut } from '../../../src/shared/session/session.ts'
import { readSession } from '../../../src/shared/session/session-storage.ts'
import { subscribeToStorage } from '../../api/portal-window.ts'
import { worldQuery, worldTotalsQuery } from '../../api/queries.ts'
import { worldTitle } from '../../frame/world-list/sort-worlds.ts'
import { PortalLink } from '../portal-link.tsx'
import styles from './people-panel.module.css'

/**
 * Reads the session of the portal in this browser as a page in this world would, also after a login or a logout there: one that has expired
 * by the time of the world counts as signed out. While no page of the portal is open, it stays in the storage.
 */
export function usePortalSession<Read>(world: string, read: (session: Session) => Read): Read {
  const { data } = useQuery(worldQuery(world))
  const now = data && Date.parse(data.now)
  return useSyncExternalStore(subscribeToStorage, () => {
    const { session, token } = readSession(localStorage)
    return read(validateToken(token, now) === 'expired' ? signedOut : session)
  })
}

/** A fact of the person who is signed in in the portal; empty without one. */
export const usePortalPerson = (world: string, fact: 'personId' | 'displayName'): string =>
  usePortalSession(world, (session) => (session.isLoggedIn ? session[fact] : ''))

/** A name at the end of a sentence: „s.r.o.“ ends it already. */
export const endOf = (name: string): string => name.replace(/\.$/, '')

/** The world that the portal of this browser is in; undefined until it is known. */
function usePortalWorld(): { id: string; title: string } | undefined {
  const { t } = useTranslation('console')
  const { data } = useQuery(worldTotalsQuery)
  if (!data) return undefined
  const id = data.entered ?? 'default'
  const { name } = data.worlds.find((world) => world.id === id) ?? {}
  return {
    id,
    title: id === 'default' ? t(($) => $.world.default) : worldTitle({ id, ...(name !== undefined && { name }) }),
  }
}

/**
 * Who is signed in in the portal's window, or the other world that it is in; and who was last signed in from here in the second one,
 * whose storage is not readable.
 */
export function SignedInNow({ world, second }: { world: string; second: string | undefined }) {
  const { t } = useTranslation('console')
  const name = usePortalPerson(world, 'displayName')
  const portal = usePortalWorld()
  if (!portal) return null
  if (portal.id !== world)
    return (
      <p className={styles.now}>
        {t(($) => $.people.elsewhere, { world: portal.title })}{' '}
        <PortalLink world={world} to="/">
          {t(($) => $.people.openHere)}
        </PortalLink>
      </p>
    )
  if (name === '' && second === undefined) return null
  return (
    <p className={styles.now}>
      {name === '' ? t(($) => $.people.signedOut) : t(($) => $.people.signedIn, { name: endOf(name) })}{' '}
      {second !== undefined && t(($) => $.people.inSecond, { name: endOf(second) })}
    </p>
  )
}
