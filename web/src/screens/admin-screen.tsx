import admin from '../features/admin/locales/cs.json' with { type: 'json' }
import { OverviewPage } from '../features/admin/overview-page.tsx'

export const texts = { admin }

/** /admin: the home of an administrator (rule 2.10). */
export function Component() {
  return <OverviewPage />
}
