import { LinkGenerator } from '../features/admin/link-generator.tsx'
import admin from '../features/admin/locales/cs.json' with { type: 'json' }
import { useSession } from '../shared/session/session-context.tsx'

export const texts = { admin }

/** /admin/link-generator (rule 13.2). */
export function Component() {
  const session = useSession()
  if (!session.isLoggedIn) return null
  return <LinkGenerator personId={session.personId} />
}
