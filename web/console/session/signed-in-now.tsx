import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { validateToken } from '../../src/shared/api/access-token.ts'
import { type Session, signedOut } from '../../src/shared/session/session.ts'
import { readSession } from '../../src/shared/session/session-storage.ts'
import { subscribeToStorage } from '../api/portal-window.ts'
import { logoutsQuery, worldQuery, worldTotalsQuery } from '../api/world-queries.ts'
import { PortalLink } from '../shared/portal-link.tsx'
import { worldTitle } from '../shared/sort-worlds.ts'
import styles from './people-panel.module.css'

/**
 * Reads the session of the portal in this browser as a page in this world would, also after a login or a logout there: one of another
 * world, or one that has expired by the time of this one, counts as signed out. While no page of the portal is open, it stays in the storage.
 */
export function usePortalSession<Read>(world: string, read: (session: Session) => Read): Read {
  const { data } = useQuery(worldQuery(world))
  const isElsewhere = useIsPortalElsewhere(world)
  const now = data && Date.parse(data.now)
  return useSyncExternalStore(subscribeToStorage, () => {
    const { session, token } = readSession(localStorage)
    return read(isElsewhere || validateToken(token, now) === 'expired' ? signedOut : session)
  })
}

/** A fact of the person who is signed in in the portal; empty without one. */
export const usePortalPerson = (world: string, fact: 'personId' | 'displayName'): string =>
  usePortalSession(world, (session) => (session.isLoggedIn ? session[fact] : ''))

/** A name at the end of a sentence: „s.r.o.“ ends it already. */
export const endOf = (name: string): string => name.replace(/\.$/, '')

/**
 * The world that the portal of this browser is in; undefined until it is known, and if the portal was never opened. Opened past the
 * console it enters no world, and only a session shows that it was opened.
 */
function usePortalWorld(): { id: string; title: string } | undefined {
  const { t } = useTranslation('console')
  const { data } = useQuery(worldTotalsQuery)
  const isLoggedIn = useSyncExternalStore(subscribeToStorage, () => readSession(localStorage).session.isLoggedIn)
  if (!data || (data.entered === undefined && !isLoggedIn)) return undefined
  const id = data.entered ?? 'default'
  const { name } = data.worlds.find((world) => world.id === id) ?? {}
  return {
    id,
    title: id === 'default' ? t(($) => $.world.default) : worldTitle({ id, ...(name !== undefined && { name }) }),
  }
}

/** Whether the portal is in another world: the provider would refuse its session in this one. */
export function useIsPortalElsewhere(world: string): boolean {
  const portal = usePortalWorld()
  return portal !== undefined && portal.id !== world
}

/**
 * Who is signed in in the portal's window, or the other world that it is in; and who was last signed in from here in the second one,
 * whose storage is not readable, and whether they have logged out.
 */
export function SignedInNow({ world, second }: { world: string; second: SecondSession | undefined }) {
  const { t } = useTranslation('console')
  const name = usePortalPerson(world, 'displayName')
  const portal = usePortalWorld()
  const isSecondOver = useLoggedOut(world, second)
  if (portal && portal.id !== world)
    return (
      <p className={styles.now}>
        {t(($) => $.people.elsewhere, { world: portal.title })}{' '}
        <PortalLink world={world} to="/">
          {t(($) => $.people.openHere)}
        </PortalLink>
      </p>
    )
  return (
    <p className={styles.now}>
      {name === '' ? t(($) => $.people.signedOut) : t(($) => $.people.signedIn, { name: endOf(name) })}{' '}
      {second && t(($) => $.people[isSecondOver ? 'secondOver' : 'inSecond'], { name: endOf(second.name) })}
    </p>
  )
}

/** Who was signed in from here in the second window; the time in epoch milliseconds of this computer, which runs the server too. */
export type SecondSession = { login: string; name: string; openedAt: number }

/** Whether the person of the second window has logged out since, by the journal of the world. */
function useLoggedOut(world: string, second: SecondSession | undefined): boolean {
  const { data: logouts = [] } = useQuery({ ...logoutsQuery(world), enabled: second !== undefined })
  return logouts.some(
    ({ call }) =>
      second !== undefined && call?.personId === `p-${second.login}` && Date.parse(call.realAt) > second.openedAt,
  )
}
