import type { ReactNode } from 'react'
import { useSession } from '#web/shared/session/session-context.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { EmptyState } from '#web/shared/ui/empty-state/empty-state.tsx'
import styles from './message-page.module.css'

type MessagePageProps = { picture: ReactNode; title: string; children: ReactNode; action: ReactNode }

/** A page with one message and one link. */
export function MessagePage({ picture, title, children, action }: MessagePageProps) {
  // Without the user's column this is the only spacing at the page's edges.
  const { isLoggedIn } = useSession()
  return (
    <Card as="section" variant="roomy" className={isLoggedIn ? undefined : styles.alone}>
      <EmptyState level={1} picture={picture} title={title} actions={action}>
        {children}
      </EmptyState>
    </Card>
  )
}
