import donorProfile from '../features/donor-profile/locales/cs.json' with { type: 'json' }
import { ProfilePanel } from '../features/donor-profile/profile-panel.tsx'
import { useSession } from '../shared/session/session-context.tsx'

export const texts = { 'donor-profile': donorProfile }

/** /muj-ucet/profil: the donor's own data (rule 6.3). */
export function Component() {
  const session = useSession()
  return session.isLoggedIn ? <ProfilePanel session={session} /> : null
}
