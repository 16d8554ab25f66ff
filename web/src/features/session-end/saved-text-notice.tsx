import { useTranslation } from 'react-i18next'
import { useSession } from '../../shared/session/session-context.tsx'

/** Every form of a family keeps what is typed; donors' short ones do not all, and nothing is promised there. */
export function SavedTextNotice() {
  const { t } = useTranslation('session-end')
  const session = useSession()
  return session.isLoggedIn && session.loginScope === 'recipient' && <p>{t(($) => $.kept)}</p>
}
