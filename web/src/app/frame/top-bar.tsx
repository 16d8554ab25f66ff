import { ArrowLeft, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useExternalLink } from '#web/shared/navigation/links-out.ts'
import { Link, usePortalLocation } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { useSession } from '#web/shared/session/session-context.tsx'
import { cx } from '#web/shared/ui/class-names.ts'
import { Logo } from '#web/shared/ui/logo/logo.tsx'
import { LOGIN_PATHS, loginPathFor } from '../admission.ts'
import { LanguageFlags } from './language-flags.tsx'
import styles from './top-bar.module.css'

type TopBarProps = { hasLanguages: boolean; menu: ReactNode }

export function TopBar({ hasLanguages, menu }: TopBarProps) {
  const { t } = useTranslation('app')
  const linkOut = useExternalLink()
  const session = useSession()
  const isLoginPage = useIsLoginPage()
  return (
    <header className={styles.top}>
      <div
        className={cx(
          styles.inside,
          session.isLoggedIn && styles.signedIn,
          !isLoginPage && styles.crowded,
          !hasLanguages && styles.roomy,
        )}
      >
        <Link to={paths.index} className={styles.brand}>
          <Logo />
        </Link>
        <a className={styles.website} href={linkOut('website')}>
          <ArrowLeft aria-hidden="true" />
          <span className={styles.whole}>{t(($) => $.backToWebsite)}</span>
          <span className={styles.short} aria-hidden="true">
            {t(($) => $.website)}
          </span>
        </a>
        <div className={styles.end}>
          {hasLanguages && <LanguageFlags />}
          <LogInOrOut />
          {menu}
        </div>
      </div>
    </header>
  )
}

/** On a login page the form itself is the login, so the bar needs no link to it. */
function LogInOrOut() {
  const { t } = useTranslation('app')
  const session = useSession()
  const { pathname } = usePortalLocation()
  const isLoginPage = useIsLoginPage()
  if (session.isLoggedIn) {
    return (
      <Link to={paths.logout} className={cx(styles.pill, styles.logOut)}>
        <LogOut aria-hidden="true" />
        <span>{t(($) => $.logOut)}</span>
      </Link>
    )
  }
  if (isLoginPage) return null
  return (
    <Link to={loginPathFor(pathname)} className={styles.pill}>
      {t(($) => $.logIn)}
    </Link>
  )
}

function useIsLoginPage(): boolean {
  const { pathname } = usePortalLocation()
  return Object.values<string>(LOGIN_PATHS).includes(pathname)
}
