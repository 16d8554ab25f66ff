import { useLinkKey } from '../../shared/navigation/link-key.ts'
import { ByLink } from './by-link.tsx'
import { RequestPanel } from './request-panel.tsx'

/** A forgotten password: asking for a link, or the new password by the link from the e-mail. */
export function PasswordReset() {
  const resetToken = useLinkKey()
  return resetToken === undefined ? <RequestPanel /> : <ByLink key={resetToken} resetToken={resetToken} />
}
