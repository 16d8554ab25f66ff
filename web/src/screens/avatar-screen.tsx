import { AvatarPanel } from '../features/avatar/avatar-panel.tsx'
import avatar from '../features/avatar/locales/cs.json' with { type: 'json' }
import { useSession } from '../shared/session/session-context.tsx'

export const texts = { avatar }

/** /muj-ucet/avatar: the donor's photo (rule 6.11). */
export function Component() {
  const session = useSession()
  return session.isLoggedIn ? <AvatarPanel session={session} /> : null
}
