import { usePortalLocation } from '#web/shared/navigation/navigation.tsx'
import type { SignedIn } from '#web/shared/session/session.ts'
import { homeOf } from '../admission.ts'
import { useFetchedScreens } from './fetch-screens.ts'
import { PersonCard } from './person-card.tsx'
import { menuOf, SideMenu } from './side-menu.tsx'

/** From 64 em, 1024 px. On their home, the user's next screens are those of the menu. */
export function PersonColumn({ session }: { session: SignedIn }) {
  const isHome = usePortalLocation().pathname === homeOf(session)
  useFetchedScreens(isHome ? menuOf(session).flatMap(({ path, menu }) => (menu.hiddenOnDesktop ? [] : [path])) : [])
  return (
    <>
      <PersonCard session={session} />
      <SideMenu session={session} />
    </>
  )
}
