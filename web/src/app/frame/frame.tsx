import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#web/shared/session/session-context.tsx'
import type { SignedInParts } from '../signed-in-parts.ts'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { TopBar } from './top-bar.tsx'

type FrameProps = {
  parts: SignedInParts | undefined
  /** A page of recipients, or any page that a recipient sees: Czech only, without flags. */
  forRecipients: boolean
  /** Without the notices for the user. */
  isQuiet: boolean
  children: ReactNode
}

/** The page frame of rule 3.1 around every screen. */
export function Frame({ parts, forRecipients, isQuiet, children }: FrameProps) {
  const { t } = useTranslation('app')
  const session = useSession()
  const content = (
    <main id="content" className={styles.content}>
      {parts && !isQuiet && <parts.PersonNotices />}
      {children}
    </main>
  )
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#content">
        {t(($) => $.skip)}
      </a>
      <TopBar
        hasLanguages={!forRecipients}
        menu={session.isLoggedIn && parts && <parts.MenuSheet session={session} />}
      />
      {session.isLoggedIn && parts ? (
        <div className={styles.shell}>
          <aside className={styles.side}>
            <parts.PersonColumn session={session} />
          </aside>
          {content}
        </div>
      ) : (
        content
      )}
      <Footer forRecipients={forRecipients} />
    </div>
  )
}
