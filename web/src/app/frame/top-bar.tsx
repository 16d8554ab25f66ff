import { ArrowLeft, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#web/shared/api/credentials.ts'
import { useExternalLink } from '#web/shared/navigation/links-out.ts'
import { Link, usePortalLocation } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { useSession } from '#web/shared/session/session-context.tsx'
import { cx } from '#web/shared/ui/class-names.ts'
import { Logo } from '#web/shared/ui/logo/logo.tsx'
import { LOGIN_PATHS, loginPathFor } from '../admission.ts'
import { useChosenLanguage, useServices } from '../services-context.tsx'
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

/** Both languages by their own names, so that a user who reads only one of them finds it. */
function LanguageFlags() {
  const { t } = useTranslation('app')
  const { chooseLanguage } = useServices()
  const chosen = useChosenLanguage()
  const choice = (language: Language, Flag: () => React.JSX.Element) => (
    <button
      type="button"
      lang={language}
      aria-pressed={chosen === language}
      className={styles.flag}
      onClick={() => void chooseLanguage(language)}
    >
      <Flag />
      <span className="visually-hidden">{t(($) => $.language[language])}</span>
      <span aria-hidden="true">{language.toUpperCase()}</span>
    </button>
  )
  return (
    <fieldset className={styles.flags} aria-label={t(($) => $.languages)}>
      {choice('cs', CzechFlag)}
      {choice('en', BritishFlag)}
    </fieldset>
  )
}

function CzechFlag() {
  return (
    <svg viewBox="0 0 30 20" width="24" height="16" aria-hidden="true">
      <path fill="#fff" d="M0 0h30v20H0z" />
      <path fill="#d7141a" d="M0 10h30v10H0z" />
      <path fill="#11457e" d="m0 0 15 10L0 20z" />
    </svg>
  )
}

function BritishFlag() {
  return (
    <svg viewBox="0 0 30 20" width="24" height="16" aria-hidden="true">
      <path fill="#012169" d="M0 0h30v20H0z" />
      <path stroke="#fff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#c8102e" strokeWidth="1.6" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#fff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
      <path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
    </svg>
  )
}
