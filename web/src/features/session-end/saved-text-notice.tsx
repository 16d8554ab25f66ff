import { useTranslation } from 'react-i18next'
import { useSession } from '../../shared/session/session-context.tsx'

/** Every form of a family saves typed values; some short forms of donors do not, so they promise nothing. */
export function SavedTextNotice() {
  const { t } = useTranslation('session-end')
  const session = useSession()
  return session.isLoggedIn && session.loginScope === 'recipient' && <p>{t(($) => $.kept)}</p>
}
