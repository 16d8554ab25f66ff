import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClockValue } from '#web/shared/api/use-clock-value.ts'
import { type EditingLock, lockDay, lockState } from '#web/shared/editing/editing-lock.ts'
import { formatDateTime, formatTime } from '#web/shared/format/date.ts'
import { usePortalLocation } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { useSession } from '#web/shared/session/session-context.tsx'
import { readFromTab, saveInTab } from '#web/shared/session/tab-storage.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { ErrorBoundary } from '#web/shared/ui/error-boundary.tsx'
import { Dialog } from '#web/shared/ui/overlay/dialog.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
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

/** Stores the end of the lock whose dialog was read in this tab, which does not reappear. */
const READ = 'editing-lock-read'

/** Around a payout (rule 10.16): a warning from the day before, then a dialog, whose text stays on the page. */
function EditingLockNotice({ lock }: { lock: EditingLock }) {
  const { t } = useTranslation('notices')
  const language = useLanguage()
  const state = useClockValue((now) => lockState(lock, now))
  const day = useClockValue((now) => lockDay(lock, now))
  const [readUntil, setReadUntil] = useState(() => readFromTab(READ))
  if (state === 'open') return null

  const until = formatDateTime(lock.LockedUntil, language)
  if (state === 'warning') {
    const from = {
      time: formatTime(lock.LockedAt),
      from: formatDateTime(lock.LockedAt, language),
    }
    return (
      <Banner tone="warn" title={<SpokenText text={t(($) => $.lock[day], from)} />}>
        <SpokenText text={t(($) => $.lock.warningLead, { until })} />
      </Banner>
    )
  }
  return (
    <>
      <Banner tone="warn" title={t(($) => $.lock.title)}>
        <SpokenText text={t(($) => $.lock.lead, { until })} />
      </Banner>
      <Dialog
        isOpen={readUntil !== lock.LockedUntil}
        onClose={() => {
          saveInTab(READ, lock.LockedUntil)
          setReadUntil(lock.LockedUntil)
        }}
        title={t(($) => $.lock.title)}
      >
        <p>
          <SpokenText text={t(($) => $.lock.lead, { until })} />
        </p>
      </Dialog>
    </>
  )
}
