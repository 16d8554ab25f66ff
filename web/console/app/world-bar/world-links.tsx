import { AppWindow } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PortalLink } from '../../shared/portal-link.tsx'
import { ShareWorld } from './share-world.tsx'
import styles from './world-bar.module.css'

/** The portal in this world: a link to open here, and links to send. */
export function WorldLinks({ world }: { world: string }) {
  const { t } = useTranslation('console')
  return (
    <div className={styles.links}>
      <PortalLink world={world} to="/" className={styles.open}>
        <AppWindow aria-hidden="true" />
        {t(($) => $.world.open)}
      </PortalLink>
      <ShareWorld world={world} />
      <a href={`/sandbox/reference?world=${encodeURIComponent(world)}`} target="_blank" rel="noopener">
        {t(($) => $.world.reference)}
      </a>
    </div>
  )
}
