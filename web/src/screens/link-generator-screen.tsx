import { LinkGenerator } from '../features/admin/link-generator.tsx'
import admin from '../features/admin/locales/cs.json' with { type: 'json' }
import { useSession } from '../shared/session/session-context.tsx'

export const texts = { admin }

/** /admin/link-generator (rule 13.2). */
export function Component() {
  return useSession().isLoggedIn ? <LinkGenerator /> : null
}
