import { useTranslation } from 'react-i18next'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { useSession } from '#web/shared/session/session-context.tsx'

/** The consent is voluntary: logout is always available. */
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
