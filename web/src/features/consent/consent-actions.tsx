import { useTranslation } from 'react-i18next'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { useSession } from '../../shared/session/session-context.tsx'

/** Nobody has to agree: logging out is always at hand, on a phone too, where the top bar shows but an icon. */
export function ConsentActions({ isGiven = false }: { isGiven?: boolean }) {
  const { t } = useTranslation('consent')
  const { isLoggedIn } = useSession()
  if (!isLoggedIn) return null
  return (
    <p className="small">
      <Link className="standalone-link" to={paths.logout}>
        {t(($) => (isGiven ? $.logOut : $.notNow))}
      </Link>
    </p>
  )
}
