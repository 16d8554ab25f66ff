import type { ReactNode } from 'react'
import { useSession } from '../../shared/session/session-context.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import styles from './message-page.module.css'

type MessagePageProps = { picture: ReactNode; title: string; children: ReactNode; action: ReactNode }

/** A page that says one thing and offers one way on. */
export function MessagePage({ picture, title, children, action }: MessagePageProps) {
  // Without the column of a person nothing else keeps the page away from the edges.
  const { isLoggedIn } = useSession()
  return (
    <Card as="section" variant="roomy" className={isLoggedIn ? undefined : styles.alone}>
      <EmptyState level={1} picture={picture} title={title} actions={action}>
        {children}
      </EmptyState>
    </Card>
  )
}
