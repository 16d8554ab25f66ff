import { ByLink } from './by-link.tsx'
import { RequestPanel } from './request-panel.tsx'
import { useResetToken } from './reset-link.ts'

/** A forgotten password: asking for a link, or the new password by the link from the e-mail. */
export function PasswordReset() {
  const resetToken = useResetToken()
  return resetToken === undefined ? <RequestPanel /> : <ByLink key={resetToken} resetToken={resetToken} />
}
