import { AccountPage } from '../features/account/account-page.tsx'
import account from '../features/account/locales/cs.json' with { type: 'json' }
import { newestDocument } from '../features/notices/new-document.ts'
import { useSession } from '../shared/session/session-context.tsx'

export const texts = { account }

/** /muj-ucet: links to all pages of the donor's account (rule 2.5). */
export function Component() {
  const session = useSession()
  if (!session.isLoggedIn) return null
  return <AccountPage session={session} hasNewDocument={newestDocument(session.fullUser) !== undefined} />
}
