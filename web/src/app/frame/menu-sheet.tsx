import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignedIn } from '#web/shared/session/session.ts'
import { cx } from '#web/shared/ui/class-names.ts'
import { Sheet } from '#web/shared/ui/overlay/sheet.tsx'
import styles from './menu-sheet.module.css'
import { PersonCard } from './person-card.tsx'
import { SideMenu } from './side-menu.tsx'

/** Below 64 em, 1024 px. */
export function MenuSheet({ session }: { session: SignedIn }) {
  const { t } = useTranslation('pages')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={cx(styles.toggle, session.loginScope === 'recipient' && styles.inWords)}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" />
        <span>{t(($) => $.menuOpen)}</span>
      </button>
      <Sheet isOpen={isOpen} onClose={close} title={t(($) => $.menuOpen)}>
        <PersonCard session={session} />
        <SideMenu session={session} inSheet onLeave={close} />
      </Sheet>
    </>
  )
}
