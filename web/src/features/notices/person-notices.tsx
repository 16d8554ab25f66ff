import { useTranslation } from 'react-i18next'
import { usePortalLocation } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { useSession } from '../../shared/session/session-context.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { ErrorBoundary } from '../../shared/ui/error-boundary.tsx'
import { EditingLockNotice } from './editing-lock-notice.tsx'
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

/** For a donor without an e-mail (rule 3.6): the page that sets one has no warning. */
function EmailWarning() {
  const { t } = useTranslation('notices')
  const { pathname } = usePortalLocation()
  if (pathname === paths.email) return null
  const action = <ButtonLink to={paths.email}>{t(($) => $.email.action)}</ButtonLink>
  return (
    <Banner tone="warn" title={t(($) => $.email.title)} actions={action}>
      {t(($) => $.email.lead)}
    </Banner>
  )
}
