import { useSession } from '../../shared/session/session-context.tsx'
import { EditingLockNotice } from './editing-lock-notice.tsx'
import { EmailWarning } from './email-warning.tsx'
import { News } from './news.tsx'

/** What the frame has to say to whoever is signed in (spec §2 Page frame); warnings first, invitations after them. */
export function PersonNotices() {
  const session = useSession()
  if (!session.isLoggedIn) return null
  const { loginScope, email, fullUser } = session
  if (loginScope === 'recipient') {
    return fullUser.Recipient ? <EditingLockNotice lock={fullUser.Recipient.EditingLock} /> : null
  }
  if (loginScope !== 'donor') return null
  return (
    <>
      {email === '' && <EmailWarning />}
      <News user={fullUser} />
    </>
  )
}
