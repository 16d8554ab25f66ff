import { AppWindow, Check, Link2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { enterAddress } from '../../api/portal-window.ts'
import { PortalLink } from '../../world/portal-link.tsx'
import { useCopy } from '../use-copy.ts'
import styles from './world-bar.module.css'

/** The portal in this world: a link to open here, and one to send. */
export function WorldLinks({ world }: { world: string }) {
  const { t } = useTranslation('console')
  const place = useRef<HTMLElement>(null)
  const address = `${window.location.origin}${enterAddress(world)}`
  const { isCopied, copy } = useCopy(address, place)
  return (
    <div className={styles.links}>
      <PortalLink world={world} to="/" className={styles.open}>
        <AppWindow aria-hidden="true" />
        {t(($) => $.world.open)}
      </PortalLink>
      <Button className={styles.control} onClick={copy}>
        {isCopied ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
        {isCopied ? t(($) => $.copied) : t(($) => $.world.copyLink)}
      </Button>
      <a href={`/sandbox/reference?world=${encodeURIComponent(world)}`} target="_blank" rel="noopener">
        {t(($) => $.world.reference)}
      </a>
      <code ref={place} className={styles.address}>
        {address}
      </code>
    </div>
  )
}
