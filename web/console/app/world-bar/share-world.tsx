import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button/button.tsx'
import { DialogFrame } from '../../../src/shared/ui/overlay/dialog-frame.tsx'
import { enterAddress } from '../../api/portal-window.ts'
import { CopyButton } from '../../shared/copy-button.tsx'
import { MomentLink } from '../../shared/moment-link.tsx'
import { OnlyOnThisComputer } from '../../shared/only-on-this-computer.tsx'
import snapshots from '../../shared/snapshots.module.css'
import styles from './world-bar.module.css'

/** Two links for a colleague: into this running world, or to a copy of it as it is now. */
export function ShareWorld({ world }: { world: string }) {
  const { t } = useTranslation('console')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button className={styles.control} onClick={() => setIsOpen(true)}>
        <Share2 aria-hidden="true" />
        {t(($) => $.world.share)}
      </Button>
      <DialogFrame
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t(($) => $.world.share)}
        icon={null}
        wide
        actions={<Button onClick={() => setIsOpen(false)}>{t(($) => $.world.close)}</Button>}
      >
        <div className={styles.form}>
          <MomentLink world={world} />
          <section className={snapshots.share}>
            <h3>{t(($) => $.world.live)}</h3>
            <p>{t(($) => $.world.liveWords)}</p>
            <p>
              <CopyButton
                value={`${window.location.origin}${enterAddress(world)}`}
                what={t(($) => $.world.liveLink)}
                className={snapshots.link}
              />
            </p>
            <OnlyOnThisComputer />
          </section>
        </div>
      </DialogFrame>
    </>
  )
}
