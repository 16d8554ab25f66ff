import { useSession } from '../../shared/session/session-context.tsx'
import { ErrorBoundary } from '../../shared/ui/error-boundary.tsx'
import { EditingLockNotice } from './editing-lock-notice.tsx'
import { EmailWarning } from './email-warning.tsx'
import { Notices } from './notices.tsx'

/** The frame's notices for a signed-in user (rule 3.1); warnings first, then invitations. */
export function PersonNotices() {
  return (
    <>
      <PersonWarnings />
      <PersonNotice />
    </>
  )
}

/** A family sees the editing lock, a donor the missing e-mail. */
export function PersonWarnings() {
  return (
    <ErrorBoundary>
      <Warnings />
    </ErrorBoundary>
  )
}

function Warnings() {
  const session = useSession()
  if (!session.isLoggedIn) return null
  const { loginScope, email, fullUser } = session
  if (loginScope === 'recipient') {
    return fullUser.Recipient ? <EditingLockNotice lock={fullUser.Recipient.EditingLock} /> : null
  }
  return loginScope === 'donor' && email === '' ? <EmailWarning /> : null
}

/** Invitations for a donor. */
export function PersonNotice() {
  const session = useSession()
  if (!session.isLoggedIn || session.loginScope !== 'donor') return null
  return (
    <ErrorBoundary>
      <Notices user={session.fullUser} />
    </ErrorBoundary>
  )
}
