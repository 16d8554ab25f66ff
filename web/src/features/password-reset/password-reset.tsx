import { useLinkKey } from '../../shared/navigation/link-key.ts'
import { usePortalLocation } from '../../shared/navigation/navigation.tsx'
import { ByLink } from './by-link.tsx'
import { RequestPanel } from './request-panel.tsx'
import { UndoEmail } from './undo-email.tsx'

/**
 * A forgotten password: requests a link, or sets the new password by the link from the e-mail. A
 * link may also undo an e-mail change.
 */
export function PasswordReset() {
  const linkKey = useLinkKey()
  const isUndo = new URLSearchParams(usePortalLocation().search).get('ucel') === 'vratit-email'
  if (linkKey === undefined) return <RequestPanel />
  return isUndo ? <UndoEmail key={linkKey} undoToken={linkKey} /> : <ByLink key={linkKey} resetToken={linkKey} />
}
