import type { SignedIn } from '../../shared/session/session.ts'
import { PersonCard } from './person-card.tsx'
import { SideMenu } from './side-menu.tsx'

/** From 1024 px. */
export function PersonColumn({ session }: { session: SignedIn }) {
  return (
    <>
      <PersonCard session={session} />
      <SideMenu session={session} />
    </>
  )
}
