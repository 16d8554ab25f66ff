import { useTranslation } from 'react-i18next'
import { Link, usePortalLocation } from '../../shared/navigation/navigation.tsx'
import type { SignedIn } from '../../shared/session/session.ts'
import { menuOf } from './menu.ts'
import { menuIcons } from './menu-icons.ts'
import styles from './side-menu.module.css'

type SideMenuProps = {
  session: SignedIn
  /** In the sheet of small screens, which also shows entries hidden on desktops. */
  inSheet?: boolean
  onLeave?: () => void
}

export function SideMenu({ session, inSheet = false, onLeave }: SideMenuProps) {
  const { t } = useTranslation('app')
  const { pathname } = usePortalLocation()
  const entries = menuOf(session).filter(({ menu }) => inSheet || !menu.hiddenOnDesktop)
  if (entries.length === 0) return null
  return (
    <nav aria-label={t(($) => $.menuLabel)}>
      <ul className={styles.list}>
        {entries.map(({ path, menu: { label } }) => (
          <li key={path}>
            <Link
              to={path}
              className={styles.entry}
              aria-current={path === pathname ? 'page' : undefined}
              onClick={() => onLeave?.()}
            >
              <MenuIcon label={label} />
              {t(($) => $.menu[label])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MenuIcon({ label }: { label: keyof typeof menuIcons }) {
  const Icon = menuIcons[label]
  return <Icon aria-hidden="true" />
}
