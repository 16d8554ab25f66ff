import { useTranslation } from 'react-i18next'
import { PortalLink } from '../portal-link.tsx'
import styles from './people-panel.module.css'

/** Pages of the scenario that open by a link from an e-mail, without a login. */
export function OpenLinks({ world, links }: { world: string; links: readonly string[] }) {
  const { t } = useTranslation('console')
  return (
    <section aria-label={t(($) => $.people.links)}>
      <h3 className={styles.group}>{t(($) => $.people.links)}</h3>
      <ul className={styles.links}>
        {links.map((path) => (
          <li key={path}>
            <PortalLink world={world} to={path}>
              {path}
            </PortalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
